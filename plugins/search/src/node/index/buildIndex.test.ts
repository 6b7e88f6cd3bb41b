import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openIndex} from '../../core/query/openIndex';
import {filesOf, htmlOf, pagesOf} from './__tests__/site';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import type {BuildOptions} from './buildOptions';
import type {HtmlPage} from './readPage';
import {buildIndex} from './buildIndex';

async function filesFrom(pages: HtmlPage[], options: BuildOptions = {}) {
  const outDir = temporaryFolder();
  await buildIndex({pages, outDir, options});
  return filesOf(outDir);
}

describe('Building an index', () => {
  it('gives the same bytes for any order of the pages', async () => {
    const pages = pagesOf(200);
    const files = await filesFrom(pages);
    expect(files.size).toBeGreaterThan(3);
    expect(await filesFrom([...pages].reverse())).toEqual(files);
  });

  it('writes terms to separate files if there are several indexes, so that the manifest stays small', async () => {
    const alone = await filesFrom(pagesOf(150));
    const beside = await filesFrom(pagesOf(150), {isOneOfSeveral: true});
    const read = (files: Map<string, string>) => ({
      read: (name: string) => Promise.resolve(Buffer.from(files.get(name) ?? '', 'base64')),
    });
    const sizeOf = (files: Map<string, string>) => files.get('index.bin')?.length ?? 0;
    expect(sizeOf(beside)).toBeLessThan(sizeOf(alone) / 4);
    expect([...beside.keys()].some((name) => name.includes('.t'))).toBe(true);
    const answers = await Promise.all(
      [alone, beside].map(async (files) => (await openIndex(read(files))).search('page')),
    );
    expect(answers[1]?.hits).toEqual(answers[0]?.hits);
  });

  it('reports pages, sections, files and bytes', async () => {
    const outDir = temporaryFolder();
    const report = await buildIndex({pages: pagesOf(20), outDir});
    const sizes = [...filesOf(outDir).values()].map((text) => Buffer.from(text, 'base64').length);
    expect(report).toMatchObject({
      pages: 20,
      sections: 40,
      files: sizes.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      failed: [],
    });
  });

  it('indexes the first of two pages with the same address, and names the address', async () => {
    const pages = [...pagesOf(1), ...pagesOf(1)];
    const report = await buildIndex({pages, outDir: temporaryFolder()});
    expect(report.pages).toBe(1);
    expect(report.failed).toEqual([
      {url: pages[0]?.url, reason: 'another page has the same address'},
    ]);
  });

  it('reads files in their declared encoding, and names those that it cannot read', async () => {
    const dir = temporaryFolder();
    const page = (name: string, charset: string): HtmlPage => {
      const file = path.join(dir, `${name}.html`);
      const html = `<meta charset=${charset}><main><h1>T\xfcr ${name}</h1></main>`;
      writeFileSync(file, Buffer.from(html, 'latin1'));
      return {url: `/${name}`, file};
    };
    const pages = [page('known', 'latin1'), page('unknown', 'klingon')];
    const report = await buildIndex({pages, outDir: dir});
    expect(report.failed.map(({url}) => url)).toEqual(['/unknown']);
    expect(report.failed[0]?.reason).toMatch(/klingon/);
    const index = await openIndex({read: (name) => readFile(path.join(dir, name))});
    expect((await index.search('tür')).hits.map(({title}) => title)).toEqual(['Tür known']);
  });

  it('stores titles without the text that the site adds to every title', async () => {
    const outDir = temporaryFolder();
    const extras = {titleEnd: ' | Site'};
    const pages: HtmlPage[] = ['Showcase | Site', 'Site', ' | Site'].map((title, number) => ({
      url: `/${number}`,
      html: `<title>${title}</title><main><p>A known page.</p></main>`,
      extras,
    }));
    await buildIndex({pages, outDir});
    const index = await openIndex({read: (name) => readFile(path.join(outDir, name))});
    const {hits} = await index.search('known');
    expect(hits.map(({title}) => title).sort()).toEqual(['Showcase', 'Site', '| Site']);
  });

  it.each<[string, BuildOptions]>([
    ['maxBytes', {maxBytes: Number.NaN}],
    ['excerptLength', {excerptLength: 0}],
  ])('rejects the invalid number %s', async (name, options) => {
    const build = buildIndex({pages: [], outDir: temporaryFolder(), options});
    await expect(build).rejects.toThrow(name);
  });

  it.each(['klingon', ''])('rejects %j, which is not a language', async (language) => {
    const outDir = path.join(temporaryFolder(), 'index');
    const build = buildIndex({pages: pagesOf(1), outDir, options: {language}});
    await expect(build).rejects.toThrow(
      `docusaurus-search: language is "${language}" but must be the code of a language, such as "de"`,
    );
    expect(existsSync(outDir)).toBe(false);
  });

  it('rejects an invalid selector before it reads any page', async () => {
    const pages = (function* (): Generator<HtmlPage> {
      yield* pagesOf(1);
      throw new Error('pages were read');
    })();
    const options = {ignore: ['div[']};
    const build = buildIndex({pages, outDir: temporaryFolder(), options});
    await expect(build).rejects.toThrow(/^docusaurus-search: the selector "div\[" cannot be used/);
  });

  it.each([-1, 0, Number.NaN, Number.POSITIVE_INFINITY])(
    'names a page with the boost %d, and indexes the others',
    async (boost) => {
      const pages: HtmlPage[] = [
        {url: '/given', html: htmlOf(1), extras: {boost}},
        {url: '/written', html: `<meta name=search_boost content=${boost}>${htmlOf(2)}`},
        {url: '/good', html: htmlOf(3)},
      ];
      const report = await buildIndex({pages, outDir: temporaryFolder()});
      expect(report.pages).toBe(1);
      expect(report.failed).toEqual([
        {url: '/given', reason: `its boost is ${boost} but must be a positive number`},
        {
          url: '/written',
          reason: `its <meta name="search_boost"> is "${boost}" but must be a positive number`,
        },
      ]);
    },
  );

  it('removes the files of an earlier index and nothing else', async () => {
    const outDir = temporaryFolder();
    await buildIndex({pages: pagesOf(4), outDir});
    const before = [...filesOf(outDir).keys()].filter((name) => name !== 'index.bin');
    const foreign = ['notes.txt', '0123456789.t0.bin'];
    for (const name of foreign) writeFileSync(path.join(outDir, name), 'not of the index');
    mkdirSync(path.join(outDir, 'abcdefabcd.x1.bin.d'));
    await buildIndex({pages: pagesOf(6), outDir});
    const after = [...filesOf(outDir).keys()];
    expect(after).toEqual(expect.arrayContaining(foreign));
    expect(before.filter((name) => after.includes(name))).toEqual([]);
  });
});
