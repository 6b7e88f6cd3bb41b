import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BUILD_DIR, builtPages} from './builtPages';

/** Strings in the code for offline reading that minifiers do not change. */
const OFFLINE_WORDS = ['service-worker.js', 'updateViaCache', 'KEEP_SEARCH'];

const read = (file: string) => readFileSync(path.join(BUILD_DIR, file), 'utf8');

it('No page loads code for reading offline with its first scripts', () => {
  const holding = readdirSync(path.join(BUILD_DIR, 'assets/js'))
    .map((name) => `assets/js/${name}`)
    .filter((file) => OFFLINE_WORDS.some((word) => read(file).includes(word)));
  expect(holding.length).toBeGreaterThan(0);
  for (const page of builtPages())
    expect(holding.filter((file) => read(page).includes(file))).toEqual([]);
});
