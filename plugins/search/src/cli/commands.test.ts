import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const empty = mkdtempSync(path.join(tmpdir(), 'search-commands-'));
const out = path.join(empty, 'index');
afterAll(() => rmSync(empty, {recursive: true}));

function run(command: string, ...args: string[]) {
  const file = path.join(import.meta.dirname, `${command}.ts`);
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'jiti/register', file, ...args],
    {encoding: 'utf8'},
  );
  return {status, stderr: stderr.trim()};
}

it('search-index refuses a folder without pages and writes nothing', () => {
  expect(run('searchIndex', empty, '--out', out)).toEqual({
    status: 1,
    stderr: `${empty} holds no HTML file. Build the site first, or name its folder.`,
  });
  expect(existsSync(out)).toBe(false);
});

it('search-query says that a folder holds no index, and how to build one', () => {
  expect(run('searchQuery', empty, 'lamp')).toEqual({
    status: 1,
    stderr: `${empty} holds no index. Build one: search-index <dir-of-html> --out ${empty}`,
  });
});
