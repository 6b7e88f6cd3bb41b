import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import type {SearchEngine} from '../engines/SearchEngine';
import type {MeasureReport} from './Job';
import {measureIndex} from './measureIndex';

const dir = mkdtempSync(path.join(tmpdir(), 'measure-'));
beforeAll(() => {
  writeFileSync(path.join(dir, 'index.json'), '{}');
  vi.stubGlobal('gc', () => undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(dir, {recursive: true});
});

/** An engine that finds nothing, and the queries of each time that its index was opened. */
function recordingEngine() {
  const openings: string[][] = [];
  const engine: SearchEngine = {
    prepareBuild: () => Promise.reject(new Error('It is not built here.')),
    load: () =>
      Promise.resolve(() => {
        const asked: string[] = [];
        openings.push(asked);
        const search = (query: string) => {
          asked.push(query);
          return Promise.resolve([]);
        };
        return Promise.resolve({search});
      }),
  };
  return {engine, openings};
}

it('What is typed has not been asked before, only other queries have', async () => {
  const {engine, openings} = recordingEngine();
  let report: MeasureReport = {};
  const job = {
    kind: 'measure',
    engine: 'ours',
    indexDir: dir,
    resultFile: '',
    scripts: [],
    rows: 8,
    queries: ['ten', 'warm', 'typed'],
    tenQueries: ['ten'],
    warmUpQueries: ['warm'],
    typedQueries: ['typed'],
    phaseSeconds: 60,
  } as const;
  await measureIndex(engine, job, (result) => (report = result));
  // The last opening: those before are of relevance and of waiting, which types on its own.
  const typing = openings.at(-1) ?? [];
  const [first, ...before] = typing.slice(0, typing.indexOf('t') + 1).reverse();
  expect(first).toBe('t');
  expect(before.reverse()).toEqual(['w', 'wa', 'war', 'warm']);
  expect(report.hits).toHaveLength(3);
  expect(report.keystrokes?.ms).toHaveLength('typed'.length);
});
