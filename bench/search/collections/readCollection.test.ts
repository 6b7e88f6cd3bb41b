import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readCollection, readJudgements, readRecords} from './readCollection';

const DOCUMENTS = `.I 1
.T
waves in
shallow water
.A
somebody
.W
They break.
.I 02
.W
no title
`;

describe('readRecords', () => {
  it('reads ids and fields, each as one line', () => {
    expect(readRecords(DOCUMENTS)).toEqual([
      {id: '1', fields: {T: 'waves in shallow water', A: 'somebody', W: 'They break.'}},
      {id: '2', fields: {W: 'no title'}},
    ]);
  });
});

describe('readJudgements', () => {
  it('reads documents by query, without those of no interest', () => {
    expect(readJudgements('1 184 2\n1 029 -1\n1 30 5\n  2   7\t0\t0.0\n')).toEqual(
      new Map([
        [1, new Set(['184'])],
        [2, new Set(['7'])],
      ]),
    );
  });
});

describe('readCollection', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'collection-'));
  const file = (name: string, text: string): string => {
    writeFileSync(path.join(dir, name), text);
    return path.join(dir, name);
  };
  const documents = file('all', DOCUMENTS);
  const queries = file('qry', '.I 7\n.W\nwaves ?\n.I 9\n.W\nfire\n');

  it('counts queries by their place and leaves out those that nobody judged', () => {
    const judgements = file('rel', '1 2 1\n');
    expect(readCollection({documents, queries, judgements})).toEqual({
      documents: [
        {id: '1', title: 'waves in shallow water', text: 'They break.'},
        {id: '2', title: '', text: 'no title'},
      ],
      queries: [{text: 'waves ?', relevant: new Set(['2'])}],
    });
  });

  it('refuses judgements of other queries', () => {
    const judgements = file('other', '8 2 1\n');
    expect(() => readCollection({documents, queries, judgements})).toThrow('has judgements');
  });
});
