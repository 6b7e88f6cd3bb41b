import {describe, expect, it} from 'vitest';
import type {RankedRows} from '../../core/query/SearchResult';
import {bestRows} from '../../core/query/openFinder';
import {mergeAnswers} from './searchIndexes';

const notRead = (): Promise<never> => Promise.reject(new Error('not read'));

const found = (url: string, scores: number[], rest: Partial<RankedRows> = {}) => ({
  url,
  context: url === 'docs/' ? 'docs' : undefined,
  answer: {
    rows: scores.map((score) => ({score, readHead: notRead, read: notRead})),
    total: scores.length,
    hasMore: false,
    isTyping: false,
    terms: ['mouse'],
    ...rest,
  },
});

describe('what several indexes found', () => {
  const all = [
    found('docs/', [3, 1], {suggestion: 'mouse'}),
    found('blog/', [2], {terms: ['cat']}),
  ];

  it('is shown best first, whichever index it is from, and no more than asked for', () => {
    expect(bestRows(all, 2).map(({owner, row}) => [owner.url, row.score])).toEqual([
      ['docs/', 3],
      ['blog/', 2],
    ]);
  });

  it('has no row on the first screen that one of the indexes held back, unless nothing else is left', () => {
    const held = found('docs/', [9, 8, 7, 6]);
    held.answer.rows.slice(2).forEach((row) => Object.assign(row, {isHeld: true}));
    const scoresOf = (others: number[], limit: number): number[] =>
      bestRows([held, found('blog/', others)], limit).map(({row}) => row.score);
    expect(scoresOf([5, 4, 3, 2, 1, 0.9, 0.8], 8)).toEqual([9, 8, 5, 4, 3, 2, 1, 0.9]);
    expect(scoresOf([5, 4, 3, 2, 1, 0.9, 0.8], 20)).toEqual([
      ...[9, 8, 5, 4, 3, 2, 1, 0.9],
      ...[7, 6, 0.8],
    ]);
    expect(scoresOf([5], 8)).toEqual([9, 8, 5, 7, 6]);
  });

  it('is counted together, with the words of all', () => {
    expect(mergeAnswers(all, [], 5)).toStrictEqual({
      kind: 'results',
      hits: [],
      counts: {docs: 2, '': 1},
      total: 3,
      hasMore: false,
      terms: ['mouse', 'cat'],
      suggestion: 'mouse',
      isRelaxed: false,
      milliseconds: 5,
    });
  });

  it('is relaxed where no index has a section with all words', () => {
    const lacking = found('docs/', [1], {isRelaxed: true});
    expect(mergeAnswers([lacking, lacking], [], 5).isRelaxed).toBe(true);
    expect(mergeAnswers([lacking, found('blog/', [2])], [], 5).isRelaxed).toBe(false);
  });

  it.each([
    ['the index with the best row', [[1], [3]], 'blog'],
    ['an index that found something, though it fits little', [[], [0.5]], 'blog'],
    ['any where none found something', [[], []], 'docs'],
  ])('has the suggestion of %s', (_, [docs = [], blog = []], suggestion) => {
    const answers = [
      found('docs/', docs, {suggestion: 'docs'}),
      found('blog/', blog, {suggestion: 'blog'}),
    ];
    expect(mergeAnswers(answers, [], 5).suggestion).toBe(suggestion);
  });

  it('has no suggestion where the best index knows the words as they are typed', () => {
    const answers = [found('docs/', [1], {suggestion: 'mouse'}), found('blog/', [2])];
    expect(mergeAnswers(answers, [], 5).suggestion).toBeUndefined();
  });
});
