import {describe, expect, it} from 'vitest';
import type {Finding, Hit} from '../engine/SearchResult';
import {bestRows, inContext, mergeFindings} from './mergeFindings';

const found = (url: string, scores: number[], rest: Partial<Finding> = {}) => ({
  url,
  context: url === 'docs/' ? 'docs' : undefined,
  finding: {
    rows: scores.map((score) => ({score, read: () => Promise.reject(new Error('not read'))})),
    total: scores.length,
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

  it('is counted together, with the words of all', () => {
    expect(mergeFindings(all, [], 5)).toEqual({
      kind: 'results',
      hits: [],
      total: 3,
      terms: ['mouse', 'cat'],
      milliseconds: 5,
    });
  });

  it('has a suggestion where no index knows the words as they are typed', () => {
    const [docs] = all;
    const nothing = found('blog/', []);
    const suggestionOf = (findings: typeof all) => mergeFindings(findings, [], 5).suggestion;
    if (docs === undefined) throw new Error('no finding');
    expect(suggestionOf([nothing, docs])).toBe('mouse');
    expect(suggestionOf(all)).toBeUndefined();
    expect(suggestionOf([nothing])).toBeUndefined();
  });

  it('carries the context of its index, where it stands for one', () => {
    const hit = {url: '/a'} as Hit;
    expect(all.map((one) => inContext(hit, one))).toEqual([{url: '/a', context: 'docs'}, hit]);
  });
});
