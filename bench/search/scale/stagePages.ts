import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {renderMarkdown} from './renderMarkdown';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Source {
  target: string;
  file: string;
}

const isPage = (file: string): boolean => /\.(?:html|md)$/.test(file);

/**
 * Lists the HTML and Markdown files of folders. The order depends only on their paths and mixes the folders, so that
 * the first files are a sample of all.
 * @param wanted addresses of pages that come before all others, without `.html`
 */
export function listSources(
  folders: readonly string[],
  wanted: ReadonlySet<string> = new Set(),
): Source[] {
  const isWanted = ({target}: Source): boolean => wanted.has(`/${target.replace(/\.html$/, '')}`);
  return folders
    .flatMap((folder) =>
      filesBelow(folder)
        .filter(isPage)
        .map((file) => ({
          target: path.posix.join(path.basename(folder), file.replace(/\.md$/, '.html')),
          file: path.join(folder, file),
        })),
    )
    .map((source) => [`${isWanted(source) ? 0 : 1}${digest(source.target)}`, source] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, source]) => source);
}

/**
 * Writes the first pages of the sources as HTML. Pages with the same text are written once.
 * @param look receives the path and the HTML of each page
 * @returns number of pages written
 */
export function stagePages(
  sources: readonly Source[],
  pages: number,
  dir: string,
  look?: (target: string, html: string) => void,
): number {
  const seen = new Set<string>();
  for (const {target, file} of sources) {
    if (seen.size === pages) break;
    const text = readFileSync(file, 'utf8');
    const hash = digest(text);
    if (seen.has(hash)) continue;
    seen.add(hash);
    const staged = path.join(dir, target);
    mkdirSync(path.dirname(staged), {recursive: true});
    const html = file.endsWith('.md') ? renderMarkdown(text, target) : text;
    writeFileSync(staged, html);
    look?.(target, html);
  }
  return seen.size;
}
