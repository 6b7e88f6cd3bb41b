import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';

const jiti = path.join(
  path.dirname(createRequire(import.meta.url).resolve('jiti/package.json')),
  'lib/jiti-cli.mjs',
);
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'policy-command-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

function run(...args: string[]) {
  const command = path.join(import.meta.dirname, 'applyContentSecurityPolicy.ts');
  return spawnSync(process.execPath, [jiti, command, ...args], {encoding: 'utf8'});
}

test('A page that cannot have the policy fails the build with the reason', () => {
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html><meta charset=utf-8><p onclick=x()>');
  const {status, stdout, stderr} = run(dir);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('1 of 1 page cannot have');
  expect(stderr).toContain('index.html contains scripts that no hash can allow');
});

test('A successful run reports the number of pages', () => {
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html><meta charset=utf-8><p>');
  expect(run(dir)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Content-Security-Policy on 1 page,/) as string,
  });
  expect(JSON.parse(run(dir, '--json').stdout)).toMatchObject({pages: 1, scripts: 0});
});
