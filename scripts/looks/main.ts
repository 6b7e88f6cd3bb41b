// Compares screenshots of the site with those of a commit, and writes a page with the differences:
//   npm run compare:looks -- <commit>
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isBuilt} from '../builtSources.mjs';
import {root, run} from '../run.mjs';

const OUT = path.join(root, 'looks');

function execute(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, {cwd, stdio: 'inherit', shell: process.platform === 'win32'});
}

const takeScreenshots = (build: string, ...options: string[]): boolean =>
  run('npx', ['playwright', 'test', '--config', 'scripts/looks/looks.config.mts', ...options], {
    LOOKS_BUILD: build,
  });

const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('Name the commit to compare with: HEAD, for example.');
rmSync(OUT, {recursive: true, force: true});
const dir = mkdtempSync(path.join(tmpdir(), 'looks-'));
const before = path.join(dir, 'site');
try {
  // Builds the commit in a separate folder, with its own dependencies.
  execute(root, 'git', 'worktree', 'add', '--detach', before, commit);
  execute(before, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  execute(before, 'npm', 'run', 'build');
  const isTaken = takeScreenshots(path.join(before, 'build'), '--update-snapshots=all');
  if (!isTaken) throw new Error(`The pages of ${commit} could not be opened.`);
} finally {
  rmSync(dir, {recursive: true, force: true});
  execute(root, 'git', 'worktree', 'prune');
}
if (!isBuilt()) execute(root, 'npm', 'run', 'build');
const isSame = takeScreenshots(path.join(root, 'build'));
console.log(`The report is in looks/index.html. Images that differ from ${commit} are failures.`);
// Exits with 1 if there are differences, like `diff`.
process.exitCode = isSame ? 0 : 1;
