import {expect, it} from 'vitest';
import type {BenchFigures} from '../Figures';
import {joinFigures} from './joinFigures';

const run = (collection: string, ...engines: [engine: 'ours' | 'lunr', ndcg: number][]) =>
  ({
    seed: 1,
    node: 'v24',
    corpora: [],
    collections: [
      {
        collection,
        documents: 2,
        queries: 1,
        engines: engines.map(([engine, ndcg]) => ({engine, ndcg})),
      },
    ],
  }) satisfies BenchFigures;

it('The figures of several runs are merged by collection, and later figures of an engine replace earlier ones', () => {
  const runs = [run('a', ['ours', 1], ['lunr', 2]), run('b', ['lunr', 3]), run('a', ['ours', 4])];
  const joined = joinFigures(runs).collections.map(({collection, engines}) => [
    collection,
    ...engines.map(({engine, ndcg}) => [engine, ndcg]),
  ]);
  expect(joined).toEqual([
    ['a', ['lunr', 2], ['ours', 4]],
    ['b', ['lunr', 3]],
  ]);
});
