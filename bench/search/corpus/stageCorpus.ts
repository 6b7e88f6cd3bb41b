import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {once} from 'node:events';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import type {CorpusSource} from './corpora';
import {extractPage} from './extractPage';
import type {Page} from './Page';

export interface StagedCorpus {
  readonly htmlDir: string;
  readonly pagesFile: string;
  readonly pages: number;
  readonly sections: number;
}

const REDIRECT = /<meta\s[^>]*http-equiv="?refresh"?[^>]*\burl=/i;

const MAX_PAGE_BYTES = 1_000_000;

function htmlFiles({dir, includes, maxPageBytes = MAX_PAGE_BYTES}: CorpusSource): string[] {
  return filesBelow(dir)
    .filter((file) => file.endsWith('.html') && includes(file))
    .filter((file) => statSync(path.join(dir, file)).size <= maxPageBytes);
}

/** Copies the pages of a corpus and extracts their sections, once for all engines. */
export async function stageCorpus(source: CorpusSource, cacheDir: string): Promise<StagedCorpus> {
  const files = htmlFiles(source);
  if (files.length === 0)
    throw new Error(`bench: no HTML pages of "${source.name}" in ${source.dir}`);
  const dir = path.join(cacheDir, 'corpora', source.name);
  const htmlDir = path.join(dir, 'html');
  const pagesFile = path.join(dir, 'pages.ndjson');
  rmSync(dir, {recursive: true, force: true});
  mkdirSync(htmlDir, {recursive: true});
  const out = createWriteStream(pagesFile);
  let sections = 0;
  let count = 0;
  for (const file of files) {
    const from = path.join(source.dir, file);
    const html = readFileSync(from, 'utf8');
    if (REDIRECT.test(html)) continue;
    count++;
    const to = path.join(htmlDir, file);
    mkdirSync(path.dirname(to), {recursive: true});
    copyFileSync(from, to);
    const page = extractPage(file, html);
    sections += page.sections.length;
    if (!out.write(`${JSON.stringify(page)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return {htmlDir, pagesFile, pages: count, sections};
}

export async function readPages(pagesFile: string): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const line of createInterface({
    input: createReadStream(pagesFile),
    crlfDelay: Infinity,
  }))
    pages.push(JSON.parse(line) as Page);
  return pages;
}
