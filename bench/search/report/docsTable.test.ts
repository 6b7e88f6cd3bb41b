import {expect, it} from 'vitest';
import {docsTable} from './docsTable';

it('The table has a column for each engine, and a dash for missing measurements', () => {
  const table = docsTable({
    seed: 1,
    node: 'v20',
    corpora: [],
    collections: [
      {collection: 'cran', documents: 2, queries: 1, engines: [{engine: 'ours', ndcg: 0.5}]},
      {collection: 'cisi', documents: 2, queries: 1, engines: [{engine: 'lunr', ndcg: 0.25}]},
    ],
  });
  expect(table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))).toEqual([
    ['', '', 'ours', 'lunr', ''],
    ['', '---', '--:', '--:', ''],
    ['', '**cran**: 2 documents, 1 queries, nDCG@10', '0.500', '–', ''],
    ['', '**cisi**: 2 documents, 1 queries, nDCG@10', '–', '0.250', ''],
    [''],
  ]);
});
