import {describe, expect, it} from 'vitest';
import {orderHits, pickHits} from './pickHits';

const pick = (pages: string, named = ''): string =>
  pickHits(
    Array.from(pages, (_, section) => ({section, score: 100 - section})),
    {
      leadOf: (section) => pages.indexOf(pages.charAt(section)),
      named: Array.from(named, (page) => pages.indexOf(page)),
    },
  )
    .map(({section}) => pages[section])
    .join('');

describe('Picking hits', () => {
  it('sets `isHeld` on the hits that it moves out of the first eight', () => {
    const pages = {leadOf: (section: number) => (section < 4 ? 0 : section), named: []};
    const ranked = [0, 1, 2, 3, 4].map((section) => ({section, score: 9 - section}));
    const held = pickHits(ranked, pages).filter(({isHeld}) => isHeld);
    expect(held.map(({section}) => section)).toEqual([2, 3]);
  });

  it('keeps the order if no page has more than two rows', () => {
    expect(pick('abacbdc')).toBe('abacbdc');
  });

  it('holds back a page’s third and later rows until after the first eight', () => {
    expect(pick('aaaabcdefgh')).toBe('aabcdefgaah');
  });

  it('does not hold back rows of a page that the query names', () => {
    expect(pick('aaaabcdefgh', 'a')).toBe('aaaabcdefgh');
    expect(pick('aaabbbcdefgh', 'b')).toBe('aabbbcdeafgh');
  });

  it('shows more rows of a page if there are no others', () => {
    expect(pick('aaaaa')).toBe('aaaaa');
    expect(pick('aaab')).toBe('aaba');
  });
});

const order = (scores: readonly number[], offset?: number): number[] =>
  orderHits(
    scores.map((score, place) => ({score, place})),
    offset,
  ).map(({place}) => place);
const scores = (given: readonly number[]): number[] =>
  orderHits(given.map((score) => ({score}))).map(({score}) => score);

const ZEROS = [0, 0, 0, 0, 0, 0, 0];

describe('Ordering hits', () => {
  it('orders the hits of a screen by score, and keeps the order of hits with equal scores', () => {
    expect(order([1, 3, 2, 3])).toEqual([1, 3, 2, 0]);
  });

  it('keeps the hits of a later screen after those of the previous one', () => {
    expect(order([1, ...ZEROS, 8, 9])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9, 8]);
    expect(scores([1, ...ZEROS, 8, 9])).toEqual([1, ...ZEROS, 0, 0]);
  });

  it('counts the hits of earlier requests when it divides hits into screens', () => {
    expect(order([1, 2, 3, 4], 6)).toEqual([1, 0, 3, 2]);
  });
});
