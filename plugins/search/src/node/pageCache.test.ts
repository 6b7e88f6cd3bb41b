import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesOf, htmlOf, pagesOf, temporaryFolder} from './__tests__/site';
import {buildIndex} from './buildIndex';
import type {BuildOptions} from './buildOptions';
import {pageAnalysis, type PageOutcome} from './pages/pageAnalysis';
import type {HtmlPage} from './pages/PageSource';

const LONG_AGO = new Date(2000, 1, 1);

const entriesOf = (dir: string): string[] =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** Entries that were written since `forget` was called. */
const writtenIn = (dir: string): string[] =>
  entriesOf(dir).filter((file) => statSync(file).mtimeMs !== LONG_AGO.getTime());

function forget(dir: string): void {
  for (const file of entriesOf(dir)) utimesSync(file, LONG_AGO, LONG_AGO);
}

async function build(pages: HtmlPage[], options: BuildOptions = {}): Promise<Map<string, string>> {
  const outDir = temporaryFolder();
  await buildIndex({pages, outDir, options});
  return filesOf(outDir);
}

describe('the cache of a build', () => {
  it('works out only the page that changed, and gives the same index', async () => {
    const cacheDir = temporaryFolder();
    const pages = pagesOf(12);
    expect(await build(pages, {cacheDir})).toEqual(await build(pages));
    expect(entriesOf(cacheDir)).toHaveLength(12);
    forget(cacheDir);
    expect(await build(pages, {cacheDir})).toEqual(await build(pages));
    expect(writtenIn(cacheDir)).toEqual([]);
    const changed = pages.map((page, at) => (at === 4 ? {...page, html: htmlOf(99)} : page));
    expect(await build(changed, {cacheDir})).toEqual(await build(changed));
    expect(writtenIn(cacheDir)).toHaveLength(1);
    expect(entriesOf(cacheDir)).toHaveLength(12);
  });

  it('serves several threads', async () => {
    const cacheDir = temporaryFolder();
    const pages = pagesOf(200);
    const fresh = await build(pages, {threads: 1});
    expect(await build(pages, {threads: 3, cacheDir})).toEqual(fresh);
    expect(entriesOf(cacheDir)).toHaveLength(200);
    forget(cacheDir);
    expect(await build(pages, {threads: 3, cacheDir})).toEqual(fresh);
    expect(writtenIn(cacheDir)).toEqual([]);
  });

  it('may be shared by builds at the same time, though they drop what others have kept', async () => {
    const cacheDir = temporaryFolder();
    const pages = pagesOf(24);
    const parts = [pages.slice(0, 16), pages.slice(8), pages];
    const fresh = await Promise.all(parts.map((part) => build(part)));
    for (let round = 0; round < 2; round++)
      expect(await Promise.all(parts.map((part) => build(part, {cacheDir})))).toEqual(fresh);
  });

  it('takes an index without pages', async () => {
    const cacheDir = path.join(temporaryFolder(), 'none');
    expect(await build([], {cacheDir})).toEqual(await build([]));
  });

  it('works out a page again whose front matter or address changed', async () => {
    const cacheDir = temporaryFolder();
    await build(pagesOf(2), {cacheDir});
    const [first, second] = pagesOf(2) as [HtmlPage, HtmlPage];
    const changed = [
      {...first, extras: {keywords: 'lamp'}},
      {...second, url: '/elsewhere'},
    ];
    expect(await build(changed, {cacheDir})).toEqual(await build(changed));
  });

  it('keeps what a page that is left out came to', async () => {
    const cacheDir = temporaryFolder();
    const pages = [...pagesOf(2), {url: '/x', html: '<meta name=search content=false>x'}];
    const fresh = await build(pages, {cacheDir});
    forget(cacheDir);
    expect(await build(pages, {cacheDir})).toEqual(fresh);
    expect(writtenIn(cacheDir)).toEqual([]);
  });

  it.each<[string, (file: string, other: string) => void]>([
    [
      'changed',
      (file) => {
        const bytes = readFileSync(file);
        bytes[bytes.length - 40] = (bytes[bytes.length - 40] as number) ^ 1;
        writeFileSync(file, bytes);
      },
    ],
    ['cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, 60))],
    ['empty', (file) => writeFileSync(file, '')],
    ['another page’s', (file, other) => renameSync(other, file)],
  ])('works out a page again whose entry is %s', async (_, damage) => {
    const cacheDir = temporaryFolder();
    const pages = pagesOf(5);
    const fresh = await build(pages, {cacheDir});
    const [file = '', other = ''] = entriesOf(cacheDir);
    damage(file, other);
    expect(await build(pages, {cacheDir})).toEqual(fresh);
    const repaired = readFileSync(file);
    expect(await build(pages, {cacheDir})).toEqual(fresh);
    expect(readFileSync(file)).toEqual(repaired);
  });

  it('takes nothing that another analysis or other settings have left', async () => {
    const dir = temporaryFolder();
    const entryWith = async (
      version: string,
      ignore: string[],
      language = 'en',
    ): Promise<string | undefined> => {
      const analyze = await pageAnalysis({language, ignore, cache: {dir, version}});
      const outcome: PageOutcome = analyze({url: '/page', html: htmlOf(1)});
      return outcome.kind === 'counted' ? outcome.entry : undefined;
    };
    const entries = [
      await entryWith('1', []),
      await entryWith('2', []),
      await entryWith('1', ['.card']),
      await entryWith('1', [], 'de'),
    ];
    expect(new Set(entries).size).toBe(4);
    expect(entriesOf(dir)).toHaveLength(4);
    expect(await entryWith('1', [])).toBe(entries[0]);
    expect(entriesOf(dir)).toHaveLength(4);
  });

  it('drops what the last build did not use, and leaves files that are not its own', async () => {
    const cacheDir = temporaryFolder();
    await build(pagesOf(8), {cacheDir});
    writeFileSync(path.join(cacheDir, 'notes.txt'), 'mine');
    await build(pagesOf(3), {cacheDir});
    expect(entriesOf(cacheDir)).toHaveLength(4);
    expect(entriesOf(cacheDir)).toContain(path.join(cacheDir, 'notes.txt'));
  });

  it('leaves files of another store alone that are named like entries', async () => {
    const cacheDir = temporaryFolder();
    const file = path.join(cacheDir, 'ab', 'c'.repeat(62));
    mkdirSync(path.dirname(file));
    writeFileSync(file, 'mine');
    await build(pagesOf(1), {cacheDir});
    await build([], {cacheDir});
    expect(entriesOf(cacheDir)).toEqual([file]);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('leaves alone what lies where its folders and entries would', async () => {
    const cacheDir = temporaryFolder();
    writeFileSync(path.join(cacheDir, 'ab'), 'mine');
    mkdirSync(path.join(cacheDir, 'cd', '0'.repeat(62)), {recursive: true});
    await build(pagesOf(1), {cacheDir});
    await build([], {cacheDir});
    expect(entriesOf(cacheDir)).toEqual([path.join(cacheDir, 'ab')]);
  });

  it.each([1, 2])(
    'fails the build with the file that cannot be written, and what to do (%i threads)',
    async (threads) => {
      const cacheDir = temporaryFolder();
      for (let folder = 0; folder < 256; folder++)
        writeFileSync(path.join(cacheDir, folder.toString(16).padStart(2, '0')), '');
      await expect(build(pagesOf(200), {cacheDir, threads})).rejects.toThrow(
        new RegExp(
          `The cache of the search index failed at ${cacheDir}/[0-9a-f]{2}/[0-9a-f]{62}: E.*\\. ` +
            'Make room there, let this process read and write there, ' +
            'or name another folder for the cache, or none\\.$',
        ),
      );
    },
    60_000,
  );

  it('names a page whose file cannot be read, and indexes the others', async () => {
    const [outDir, cacheDir] = [temporaryFolder(), temporaryFolder()];
    const lost = {url: '/lost', file: path.join(outDir, 'lost.html')};
    const report = await buildIndex({pages: [lost, ...pagesOf(2)], outDir, options: {cacheDir}});
    expect(report).toMatchObject({pages: 2, failed: [{url: '/lost'}]});
    expect(report.failed[0]?.reason).toMatch(/ENOENT.*lost\.html/);
  });

  it('fails the build, not the pages, where it cannot be written', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(build(pagesOf(2), {cacheDir: file})).rejects.toThrow(
      `${file} is a file, but the cache of the search index needs a folder`,
    );
  });
});
