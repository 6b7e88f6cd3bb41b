import {describe, expect, it} from 'vitest';
import {page} from '../engine/reading/__tests__/memoryIndex';
import {CRUMB_MARK, GITHUB_MARK, PAGE_MARK, PART_MARK, SECTION_MARK} from '../format/layout';
import {cutHeads, cutTexts, encodePageText, type PageText} from './PageText';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const parts = (bytes: Uint8Array | undefined): string[] =>
  decode(bytes ?? new Uint8Array(0)).split(PART_MARK);

describe('encodePageText', () => {
  const text = encodePageText({
    ...page('/docs/audio', 'Audio', [
      ['', 'Play sounds.'],
      ['Set volume', 'Louder.'],
    ]),
    breadcrumbs: ['Guide', 'Sound'],
    description: 'All about sounds',
    boost: 2,
  });

  it('keeps address and boost', () => {
    expect(text).toMatchObject({url: '/docs/audio', boost: 2});
  });

  it('has address, title and breadcrumbs in the header', () => {
    expect(parts(text.header)).toEqual([
      `${PAGE_MARK}/docs/audio`,
      'Audio',
      `Guide${CRUMB_MARK}Sound`,
    ]);
  });

  it('has fragment, heading and text of each section, the description in the first', () => {
    expect(text.heads.map(parts)).toEqual([
      [SECTION_MARK, ''],
      [`${SECTION_MARK}s1`, 'Set volume'],
    ]);
    expect(text.texts.map(parts)).toEqual([
      [`${SECTION_MARK}Play sounds.`, 'All about sounds'],
      [`${SECTION_MARK}Louder.`],
    ]);
  });

  it('names how a fragment is made where it is made from the heading', () => {
    const one = page('/p', 'Page', [['Set volume', '']]);
    const sections = one.sections.map((section) => ({...section, hash: 'set-volume'}));
    expect(parts(encodePageText({...one, sections}).heads[0])[0]).toBe(SECTION_MARK + GITHUB_MARK);
  });

  it('takes separators out of the texts', () => {
    const {header, heads, texts} = encodePageText({
      ...page('/p', 'One\u0003two', [['a\u0001b', 'c\u0002d\u0006e']]),
      breadcrumbs: ['f\u0004g'],
    });
    expect(parts(header).slice(1)).toEqual(['One two', 'f g']);
    expect(parts(heads[0])[1]).toBe('a b');
    expect(parts(texts[0])).toEqual([`${SECTION_MARK}c d e`]);
  });
});

describe('cutHeads', () => {
  const textOf = (name: string, lengths: number[]): PageText => ({
    ...{url: name, title: name, boost: 1, header: new TextEncoder().encode(`${PAGE_MARK}${name}`)},
    heads: lengths.map((length) => new TextEncoder().encode(SECTION_MARK.padEnd(length, 'x'))),
    texts: lengths.map((length) => new TextEncoder().encode(SECTION_MARK.padEnd(length, 'y'))),
  });
  const pagesOf = (content: Uint8Array): string[] => decode(content).match(/p\d/g) ?? [];

  it('puts small pages into one block', () => {
    const blocks = cutHeads([textOf('p1', [10, 10]), textOf('p2', [10])], 1000);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]?.sections).toBe(3);
    expect(pagesOf(blocks[0]?.content ?? new Uint8Array(0))).toEqual(['p1', 'p2']);
  });

  it('repeats the header of a page that goes on in the next block', () => {
    const blocks = cutHeads([textOf('p1', [60, 60, 60]), textOf('p2', [20])], 50);
    expect(blocks.map(({sections}) => sections)).toEqual([1, 1, 1, 1]);
    expect(blocks.map(({content}) => pagesOf(content))).toEqual([['p1'], ['p1'], ['p1'], ['p2']]);
  });

  it('keeps a large section from making the block before it larger', () => {
    const blocks = cutHeads([textOf('p1', [30, 500, 30])], 100);
    expect(blocks.map(({sections}) => sections)).toEqual([1, 1, 1]);
  });

  it('has all sections in order, in blocks of about one size', () => {
    const pages = [1, 2, 3, 4].map((n) => textOf(`p${n}`, Array<number>(25).fill(40)));
    const blocks = cutHeads(pages, 400);
    expect(blocks.reduce((sum, {sections}) => sum + sections, 0)).toBe(100);
    for (const {content, sections} of blocks) {
      expect(decode(content).split(SECTION_MARK)).toHaveLength(sections + 1);
      expect(decode(content).startsWith(PAGE_MARK)).toBe(true);
      expect(content.length).toBeLessThanOrEqual(520);
    }
    expect(blocks.length).toBeLessThan(15);
  });

  it('ends a block as soon as it has the wanted size', () => {
    const blocks = cutHeads([textOf('p1', [48, 48, 10, 48, 60, 10])], 100);
    expect(blocks.map(({sections}) => sections)).toEqual([3, 2, 1]);
  });

  it('makes none of no sections', () => {
    expect(cutHeads([textOf('p1', [])], 100)).toEqual([]);
  });
});

describe('cutTexts', () => {
  it('has the texts of all sections, without headers of their pages', () => {
    const pages = ['/a', '/b'].map((url) =>
      encodePageText(
        page(url, 'Title', [
          ['', 'one '.repeat(20)],
          ['Part', 'two '.repeat(20)],
        ]),
      ),
    );
    const blocks = cutTexts(pages, 100);
    expect(blocks.map(({sections}) => sections)).toEqual([1, 1, 1, 1]);
    expect(decode(blocks[0]?.content ?? new Uint8Array(0))).toBe(SECTION_MARK + 'one '.repeat(20));
  });
});
