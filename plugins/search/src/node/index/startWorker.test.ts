import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startAll, workerFile} from './WorkerPool';

const MANIFEST = path.resolve(__dirname, '../../../package.json');
const {bundles} = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {bundles: Record<string, string>};
const WORKER = 'lib/build/buildWorker.js';
/** Those that Node loads; the others run in browsers, too. */
const forNode = Object.keys(bundles).filter((file) => file.endsWith('.js') && file !== WORKER);

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'worker-'));
  mkdirSync(path.dirname(path.join(dir, WORKER)), {recursive: true});
  writeFileSync(path.join(dir, WORKER), '');
});
afterAll(() => rmSync(dir, {recursive: true}));

describe('The file of the threads that build', () => {
  it.each(forNode)('is found from %s', (bundle) => {
    expect(workerFile(path.dirname(path.join(dir, bundle)))).toBe(path.join(dir, WORKER));
  });

  it("is not looked for elsewhere, as in somebody's bundle", () => {
    expect(workerFile(dir)).toBeUndefined();
  });
});

/** Starts two threads, and then fails. */
function failAfterTwo(error: Error): () => number {
  let started = 0;
  return () => {
    if (started === 2) throw error;
    return ++started;
  };
}

it('does with the threads that there can be', () => {
  const error = Object.assign(new Error('EAGAIN'), {code: 'ERR_WORKER_INIT_FAILED'});
  expect(startAll(2, failAfterTwo(error))).toEqual([1, 2]);
  expect(startAll(8, failAfterTwo(error))).toEqual([1, 2]);
});

it.each([{}, {code: 'ERR_WORKER_PATH'}])(
  'fails where a thread cannot be started for another reason: %j',
  (reason) => {
    const error = Object.assign(new Error('no such file'), reason);
    expect(() => startAll(8, failAfterTwo(error))).toThrow(error);
  },
);
