import {createHash} from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {once} from 'node:events';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import type {CorpusSource} from './corpora';
import {extractPage} from './extractPage';
import type {Page} from './Page';

export interface StagedCorpus {
  readonly name: string;
  readonly htmlDir: string;
  readonly pagesFile: string;
  readonly pages: number;
  readonly sections: number;
}

/** File of the running bundle, which includes the code that extracts pages. If it changes, the cache is invalid. */
const CODE = fileURLToPath(import.meta.url);
const REDIRECT = /<meta\s[^>]*http-equiv="?refresh"?[^>]*\burl=/i;

function htmlFiles({dir, includes, maxPageBytes}: CorpusSource): {file: string; stamp: string}[] {
  return filesBelow(dir)
    .filter((file) => file.endsWith('.html') && includes(file))
    .map((file) => ({file, stat: statSync(path.join(dir, file))}))
    .filter(({stat}) => stat.size <= maxPageBytes)
    .map(({file, stat}) => ({file, stamp: `${file} ${stat.size} ${stat.mtimeMs}`}));
}

/** Copies the pages of a corpus into the cache and extracts them once. Later runs reuse both. */
export async function stageCorpus(source: CorpusSource, cacheDir: string): Promise<StagedCorpus> {
  const files = htmlFiles(source);
  if (files.length === 0)
    throw new Error(`bench: no HTML pages of "${source.name}" in ${source.dir}`);
  const key = createHash('sha256')
    .update(readFileSync(CODE))
    .update(files.map(({stamp}) => stamp).join('\n'))
    .digest('hex')
    .slice(0, 12);
  const dir = path.join(cacheDir, `${source.name}-${key}`);
  const factsFile = path.join(dir, 'corpus.json');
  if (existsSync(factsFile)) return JSON.parse(readFileSync(factsFile, 'utf8')) as StagedCorpus;

  const htmlDir = path.join(dir, 'html');
  const pagesFile = path.join(dir, 'pages.ndjson');
  // Removes older cached versions of this corpus, whose pages or code have changed since.
  for (const old of existsSync(cacheDir) ? readdirSync(cacheDir) : [])
    if (old.slice(0, -key.length) === `${source.name}-`)
      rmSync(path.join(cacheDir, old), {recursive: true, force: true});
  mkdirSync(htmlDir, {recursive: true});
  const out = createWriteStream(pagesFile);
  let sections = 0;
  let count = 0;
  for (const {file} of files) {
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
  const facts: StagedCorpus = {
    name: source.name,
    htmlDir,
    pagesFile,
    pages: count,
    sections,
  };
  writeFileSync(factsFile, JSON.stringify(facts));
  return facts;
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
