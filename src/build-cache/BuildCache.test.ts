import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {BuildCache} from './BuildCache';

let siteDir: string;
let makers: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'cache-'));
  makers = path.join(siteDir, 'makers');
  mkdirSync(makers);
  writeFileSync(path.join(makers, 'make.ts'), 'one');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

/** What a build gets for an input, and whether it had to make it. */
async function build(...inputs: string[]): Promise<string[]> {
  const cache = new BuildCache(siteDir, 'results', makers);
  const results: string[] = [];
  for (const input of inputs) {
    let how = 'kept';
    const result = await cache.get(input, () => {
      how = 'made';
      return Buffer.from(input.toUpperCase());
    });
    results.push(`${how} ${Buffer.from(result).toString()}`);
  }
  await cache.removeUnused();
  return results;
}

it('What one build made the next one takes', async () => {
  expect(await build('a', 'b')).toEqual(['made A', 'made B']);
  expect(await build('b', 'c')).toEqual(['kept B', 'made C']);
});

it('Other modules and other packages make again', async () => {
  await build('a');
  writeFileSync(path.join(makers, 'make.ts'), 'two');
  expect(await build('a')).toEqual(['made A']);
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  expect(await build('a')).toEqual(['made A']);
});

it('What a build does not ask for is removed', async () => {
  await build('a', 'b');
  await build('b');
  expect(readdirSync(path.join(siteDir, 'node_modules/.cache/results'))).toHaveLength(1);
});
