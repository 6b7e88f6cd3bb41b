import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {outDirOf} from './outDirOf.mjs';

test.each([
  [['--out-dir', 'public'], 'public'],
  [['--out-dir=public/site'], 'public/site'],
  [['--no-minify', '--locale', 'en', '--out-dir', '/tmp/site', '--dev'], '/tmp/site'],
  [['--out-dir', 'first', '--out-dir', 'last'], 'last'],
  [['--config', 'other.config.ts'], 'build'],
  [[], 'build'],
])('With the options %j, a build writes to %s', (args, folder) => {
  expect(outDirOf(args)).toBe(folder);
});

test('`npm run build` is a single command, so that it receives all arguments after `--`', () => {
  const file = path.resolve(import.meta.dirname, '../package.json');
  const {scripts} = JSON.parse(readFileSync(file, 'utf8')) as {scripts: Record<string, string>};
  expect(scripts.build).toBe('node scripts/build.mjs');
});
