import {describe, expect, it} from 'vitest';
import {temporaryFolder} from './__tests__/site';
import {buildIndex} from './buildIndex';
import {countTexts, joinRepeated, type RepeatedText, repeatedLine} from './repeatedTexts';

/** What a build reports of pages with this content. */
async function repeatedOn(contents: string[]): Promise<RepeatedText[]> {
  const pages = contents.map((html, number) => ({
    url: `/${number}`,
    html: `<main><h1>Page ${number}</h1>${html}<p>Text of page ${number}.</p></main>`,
  }));
  return (await buildIndex({pages, outDir: temporaryFolder()})).repeated;
}

const on = (pages: number, html: string, ...others: string[]): string[] => [
  ...Array.from({length: pages}, () => html),
  ...others,
];

describe('A build reports text', () => {
  it('at the same place on more than half of ten pages, with a selector of the element', async () => {
    const html = '<div class="actions row_1"><a href=/print><b>Print</b> this page</a></div>';
    expect(await repeatedOn(on(6, html, '', '', '', ''))).toEqual([
      {selector: 'div.actions.row_1', text: 'Print this page', pages: 6, isShared: false},
    ]);
  });

  it.each([
    ['on half of the pages', on(5, '<p class=a>Print</p>', '', '', '', '', '')],
    ['of fewer than ten pages', on(9, '<p class=a>Print</p>')],
    ['at different places', Array.from({length: 10}, (_, at) => `<p class=a${at}>Print</p>`)],
    ['that differs', Array.from({length: 10}, (_, at) => `<p class=a>${at} minutes</p>`)],
    ['in headings', on(10, '<h2 id=a>See also</h2>')],
    ['that is left out', on(10, '<p data-search-ignore>Print</p><button>Copy</button>')],
    ['of several lines', on(10, `<p class=a>${'The license. '.repeat(20)}</p>`)],
  ])('but not %s', async (_, contents) => {
    expect(await repeatedOn(contents)).toEqual([]);
  });

  it.each([
    ['<div id=share><span>Share</span></div>', 'div#share'],
    ['<div class="md:flex 2col">Share</div>', String.raw`div.md\:flex.\32 col`],
    ['<section class=end><ul><li>Share</ul></section>', 'section.end > ul > li'],
    ['<ul><li><div>Share</div></ul>', 'ul > li > div'],
  ])('and %s is at %s, which the option ignore takes', async (html, selector) => {
    const contents = on(10, html);
    expect((await repeatedOn(contents)).map((one) => one.selector)).toEqual([selector]);
    const pages = contents.map((content, number) => ({
      url: `/${number}`,
      html: `<main><h1>Page</h1>${content}</main>`,
    }));
    const options = {ignore: [selector]};
    expect((await buildIndex({pages, outDir: temporaryFolder(), options})).repeated).toEqual([]);
  });

  it('and says where a selector would leave out other text, too', async () => {
    const [print] = await repeatedOn(on(10, '<p>Print</p>'));
    expect(print).toEqual({selector: 'main > p', text: 'Print', pages: 10, isShared: true});
  });
});

it('The count keeps what is on most of thousands of pages, wherever it begins', () => {
  const counter = countTexts();
  for (let page = 0; page < 3000; page++)
    counter.add([`p\nPage ${page}`, ...(page >= 1400 ? ['div.a\nPrint'] : [])]);
  expect(counter.repeated().map(({text, pages}) => [text, pages])).toEqual([['Print', 1600]]);
});

it('The indexes of a site report a text together', () => {
  const one = {selector: 'div.a', text: 'Print', pages: 8, isShared: false};
  const other = {...one, pages: 12};
  expect(joinRepeated([[one], [], [other]])).toEqual([{...one, pages: 20}]);
});

it('The report names the text, the place and the remedy', () => {
  const found = {selector: 'div.a', text: 'Print', pages: 8, isShared: false};
  expect(repeatedLine(found, 'the option "ignore"')).toBe(
    '"Print" is at the same place on 8 pages: div.a. If readers do not search for it, put the attribute data-search-ignore on the element, or add "div.a" to the option "ignore".',
  );
  expect(repeatedLine({...found, isShared: true}, '--ignore')).not.toContain('--ignore');
});
