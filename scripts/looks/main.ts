// Compares screenshots of the site with those of a commit, and writes a page with the differences:
//   npm run compare:looks -- <commit>
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startStaticHost} from '../../tests/server/staticHost';
import {isBuilt} from '../builtSources.mjs';
import {root} from '../run.mjs';
import {comparePictures, type Difference} from './comparePictures';
import {looksPage, SIDES} from './looksPage';
import {PICTURES, takePictures} from './takePictures';

const OUT = path.join(root, 'looks');

const run = (cwd: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });

/** Builds a commit in a separate folder, with the dependencies of that commit. */
function buildCommit(commit: string, folder: string): string {
  run(root, 'git', 'worktree', 'add', '--detach', folder, commit);
  run(folder, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  run(folder, 'npm', 'run', 'build');
  return path.join(folder, 'build');
}

async function takeAll(build: string, name: string): Promise<void> {
  const host = await startStaticHost({dir: build});
  try {
    await takePictures(host.origin, path.join(OUT, name));
  } finally {
    await host.close();
  }
}

async function main([given]: string[]): Promise<void> {
  if (given === undefined) throw new Error('Name the commit to compare with: HEAD, for example.');
  const commit = run(root, 'git', 'rev-parse', '--short', `${given}^{commit}`).trim();
  rmSync(OUT, {recursive: true, force: true});
  for (const side of SIDES) mkdirSync(path.join(OUT, side), {recursive: true});
  const dir = mkdtempSync(path.join(tmpdir(), 'looks-'));
  const worktree = path.join(dir, 'site');
  try {
    await takeAll(buildCommit(commit, worktree), 'before');
  } finally {
    rmSync(dir, {recursive: true, force: true});
    run(root, 'git', 'worktree', 'prune');
  }
  if (!isBuilt()) run(root, 'npm', 'run', 'build');
  await takeAll(path.join(root, 'build'), 'after');

  const differences: Difference[] = [];
  for (const {name} of PICTURES) {
    const difference = await comparePictures(OUT, name);
    if (difference) differences.push(difference);
  }
  writeFileSync(path.join(OUT, 'index.html'), looksPage(commit, differences));
  console.log(
    `${differences.length} of ${PICTURES.length} images differ from ${commit}: see looks/index.html`,
  );
  // Exits with 1 if there are differences, like `diff`.
  process.exitCode = differences.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
