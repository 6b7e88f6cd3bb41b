import {describe, expect, it} from 'vitest';
import {page} from '../engine/reading/__tests__/memoryIndex';
import {PAGE_MARK, PART_MARK, SECTION_MARK} from '../format/layout';
import {cutHeads, encodePageText, type PageText} from './PageText';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const parts = (bytes: Uint8Array | undefined): string[] =>
  decode(bytes ?? new Uint8Array(0)).split(PART_MARK);

describe('encodePageText', () => {
  it('marks the blocks of a text that nobody would see to start there', () => {
    const text = 'A sentence. Another one. turn(1); Name Type end.';
    const starts = ['Another', 'turn', 'Name', 'Type', 'end'].map((word) => text.indexOf(word));
    const {texts} = encodePageText({
      ...page('/a', 'A', []),
      sections: [{heading: '', hash: '', text, code: [], blocks: starts}],
    });
    expect(parts(texts[0])).toEqual([
      `${SECTION_MARK}A sentence. Another one.\nturn(1);\nName\nType\nend.`,
    ]);
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
    ...{
      url: name,
      title: name,
      boost: 1,
      tags: [],
      header: new TextEncoder().encode(`${PAGE_MARK}${name}`),
    },
    heads: lengths.map((length) => new TextEncoder().encode(SECTION_MARK.padEnd(length, 'x'))),
    texts: lengths.map((length) => new TextEncoder().encode(SECTION_MARK.padEnd(length, 'y'))),
  });
  const pagesOf = (content: Uint8Array): string[] => decode(content).match(/p\d/g) ?? [];

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
});
