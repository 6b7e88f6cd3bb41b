import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';

export interface MarkdownFile {
  /** Path for messages, relative to the working folder. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

function pathsIn(path: string): string[] {
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .map((name) => join(path, name))
    .filter((name) => /\.mdx?$/.test(name));
}

/**
 * Reads Markdown files, in the order of their paths.
 *
 * @param paths folders, searched with their subfolders, or single files
 */
export function markdownFiles(paths: readonly string[]): MarkdownFile[] {
  return paths
    .flatMap(pathsIn)
    .sort()
    .map((path) => ({
      file: relative(process.cwd(), path),
      path,
      text: readFileSync(path, 'utf8'),
    }));
}
