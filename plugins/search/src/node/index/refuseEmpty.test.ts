import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import {buildIndex} from './buildIndex';

const build = (...pages: string[]) => {
  const outDir = path.join(temporaryFolder(), 'index');
  const built = buildIndex({
    pages: pages.map((html, number) => ({url: `/${number}`, html})),
    outDir,
  });
  return {built, outDir};
};

it.each([
  ['only in the browser', '<div id=root></div><script src=app.js></script>', 'render the page'],
  ['outside its <main>', '<main></main><div>text</div>', 'put <main> around the text'],
  ['missing', '<title>Page</title><main></main>', 'write some'],
  ['only in ignored elements', '<main><nav>Menu</nav></main>', 'no text'],
])(
  'A build fails if all text is %s, and the error names the page and the remedy',
  async (_, html, remedy) => {
    const {built, outDir} = build(html, html);
    await expect(built).rejects.toThrow(
      /^docusaurus-search: no page has text that can be indexed[^]*\n {2}\/0: [^]*\n {2}\/1: /,
    );
    await expect(built).rejects.toThrow(remedy);
    expect(existsSync(outDir)).toBe(false);
  },
);

it('A build without any page fails, and the error says why pages are left out', async () => {
  await expect(build().built).rejects.toThrow('no page is indexed');
  const {built} = build('<meta name=search content=false><h1>A</h1>');
  await expect(built).rejects.toThrow('<meta name="search" content="false">');
});

it('A build fails if no page can be read, and the error names the reason', async () => {
  const {built} = build('<meta name=search_boost content=big><h1>A</h1>');
  await expect(built).rejects.toThrow(/\/0: its <meta name="search_boost"> is "big"/);
});

it('A build reports the pages without text if other pages have text', async () => {
  const {withoutText, pages} = await build('<h1>A</h1>', '<title>B</title>').built;
  expect(pages).toBe(2);
  expect(withoutText.map(({url}) => url)).toEqual(['/1']);
});
