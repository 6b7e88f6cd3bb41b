import {describe, expect, it} from 'vitest';
import {pickHits} from './pickHits';

/** Picks among sections that are named by their pages, best first. */
const pick = (pages: string, count: number, named = ''): string =>
  pickHits(
    Array.from(pages, (_, section) => ({section, score: 100 - section})),
    {
      leadOf: (section) => pages.indexOf(pages.charAt(section)),
      named: Array.from(named, (page) => pages.indexOf(page)),
    },
    count,
  )
    .map(({section}) => pages[section])
    .join('');

describe('pickHits', () => {
  it('marks what it holds back', () => {
    const pages = {leadOf: (section: number) => (section < 4 ? 0 : section), named: []};
    const ranked = [0, 1, 2, 3, 4].map((section) => ({section, score: 9 - section}));
    const held = pickHits(ranked, pages, 5).filter(({isHeld}) => isHeld);
    expect(held.map(({section}) => section)).toEqual([2, 3]);
  });

  it('keeps the order where no page has more than two rows', () => {
    expect(pick('abacbdc', 8)).toBe('abacbdc');
  });

  it('holds a page’s third and later rows back behind the first eight', () => {
    expect(pick('aaaabcdefgh', 11)).toBe('aabcdefgaah');
  });

  it('holds nothing back of a page that the query names', () => {
    expect(pick('aaaabcdefgh', 11, 'a')).toBe('aaaabcdefgh');
    expect(pick('aaabbbcdefgh', 8, 'b')).toBe('aabbbcde');
  });

  it('shows more rows of a page where there is nothing else', () => {
    expect(pick('aaaaa', 8)).toBe('aaaaa');
    expect(pick('aaab', 8)).toBe('aaba');
  });
});
