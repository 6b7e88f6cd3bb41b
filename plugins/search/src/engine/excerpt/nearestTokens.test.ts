import {describe, expect, it} from 'vitest';
import {nearestTokens} from './matchTokens';

/** Tokens of a text whose letters a, b, … stand for the first, second, … word of the query. */
const tokensOf = (text: string) =>
  [...text.matchAll(/[a-z]+/g)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
    places: new Set([...word].map((letter) => letter.charCodeAt(0) - 97)),
  }));
const nearest = (text: string, wordCount: number, length = 40) =>
  nearestTokens(tokensOf(text), length, wordCount);

describe('the nearness of words', () => {
  it.each([
    ['1 where they are one token', 'ab', 2, 1],
    ['nearly 1 where they follow one another', 'aaaaa bbbb', 2, 0.9 ** 2],
    ['the same in either order', 'bbbb aaaaa', 2, 0.9 ** 2],
    ['less the farther they stand from each other', 'aaaa .. bbbb', 2, (8 / 12) ** 2],
    ['that of the best place', 'aaaa .... bbbb .... aaaa bbbb', 2, (8 / 9) ** 2],
    ['0 where only one of them stands', 'aaaa aaaa', 2, 0],
    ['0 where none stands', '', 2, 0],
    ['0 for a query of one word', 'aaaa', 1, 0],
    ['that of neighbours in the query alone', 'aaaa cccc', 3, 0],
    ['squared, so that a part of the words counts less', 'aaaa bbbb', 3, (8 / 9 / 2) ** 2],
    ['taken together from different places', 'ab .... bc', 3, 1],
  ])('is %s', (_, text, wordCount, expected) => {
    expect(nearest(text, wordCount).nearness).toBeCloseTo(expected);
  });

  it('is 0 where they stand farther apart than what counts as together', () => {
    expect(nearest('aaaa .. bbbb', 2, 12).nearness).toBeGreaterThan(0);
    expect(nearest('aaaa .. bbbb', 2, 11).nearness).toBe(0);
  });
});

describe('the part with most words', () => {
  it.each([
    ['has more words before it has nearer ones', 'aa bb .... aa .. bb . cc', 2],
    ['has the words where they stand nearest', 'aa .. bb .... aa bb .... aa . bb', 2],
    ['is the first of equal ones', 'aa bb .... aa bb', 0],
    ['starts the text where no token was found', '....', 0],
  ])('%s', (_, text, first) => {
    expect(nearest(text, 3, 15).first).toBe(first);
  });
});
