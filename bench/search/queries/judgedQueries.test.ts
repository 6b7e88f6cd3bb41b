import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {defaultCorpora} from '../corpus/corpora';
import type {Page} from '../corpus/Page';
import {judgedQueries} from './judgedQueries';

const dir = mkdtempSync(path.join(tmpdir(), 'judged-'));
const write = (answer: string) =>
  writeFileSync(
    path.join(dir, 'site.json'),
    JSON.stringify([{question: 'how?', answers: [answer]}]),
  );
beforeAll(() => write('/a#inside'));
afterAll(() => rmSync(dir, {recursive: true}));

const pages: Page[] = [{url: '/a', title: 'A', sections: [], anchors: {inside: 3}}];
const [site] = defaultCorpora('/repository');
if (!site) throw new Error('There is no default corpus.');

describe('The hand-written questions', () => {
  it('target the section that contains the anchor of their answer', () => {
    expect(judgedQueries(site, pages, dir)).toEqual([
      {class: 'question', text: 'how?', targets: [{page: 0, section: 3}]},
    ]);
  });

  it('cause an error if the corpus does not have their answer', () => {
    write('/b');
    expect(() => judgedQueries(site, pages, dir)).toThrow('"how?": /b');
  });
});
