import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {BUILD_DIR} from './builtPages';

/** Strings of comlink and the engine in the worker's script that minifiers do not change. */
const WORKER_WORDS = ['Comlink.endpoint', 'the index file'];
/** Maximum compressed size of the script in bytes. */
const MOST = 26_000;

it('The worker of the search is one script of at most 26 kB', () => {
  const scripts = path.join(BUILD_DIR, 'assets/js');
  const workers = readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(scripts, name)))
    .filter((script) => WORKER_WORDS.every((word) => script.includes(word)));
  expect(workers).toHaveLength(1);
  for (const worker of workers)
    expect(gzipSync(worker, {level: 9}).length).toBeLessThanOrEqual(MOST);
});
