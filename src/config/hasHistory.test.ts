import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hasHistory} from './hasHistory';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'history-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const git = (...args: string[]) => execFileSync('git', args, {cwd: dir, stdio: 'ignore'});

function commit(text: string): void {
  writeFileSync(path.join(dir, 'page.md'), text);
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.test', 'commit', '-m', text);
}

it('A folder outside a repository has no history, and a repository has one', () => {
  expect(hasHistory(dir)).toBe(false);
  git('init');
  commit('one');
  expect(hasHistory(dir)).toBe(true);
});

it('A shallow clone has no history', () => {
  git('init');
  commit('one');
  commit('two');
  git('clone', '--depth', '1', `file://${dir}`, 'clone');
  expect(hasHistory(path.join(dir, 'clone'))).toBe(false);
});

it('A machine without git has no history', () => {
  const {PATH} = process.env;
  process.env.PATH = dir;
  try {
    expect(hasHistory(process.cwd())).toBe(false);
  } finally {
    process.env.PATH = PATH;
  }
});
