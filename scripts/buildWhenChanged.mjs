// Builds the site, unless the one in build/ was made of the same sources and nothing has changed it since.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root, run} from './run.mjs';

const NOTE = path.join(root, 'node_modules/.cache/site-build');
const BUILD = path.join(root, 'build');
/** What the site is not made of. */
const OTHER = ['tests', 'bench'];

const git = (...args) => execFileSync('git', args, {cwd: root, encoding: 'utf8'});

/** Of every file that git does not ignore, of the history, which says when a page was last updated, and of the site's variables. */
function sourcesDigest() {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('SITE_'));
  const hash = createHash('sha256')
    .update(process.version + git('rev-parse', 'HEAD'))
    .update(JSON.stringify(variables.sort()));
  const excluded = OTHER.map((folder) => `:!${folder}`);
  const files = git('ls-files', '-co', '-z', '--exclude-standard', '.', ...excluded).split('\0');
  for (const file of files.filter(Boolean).sort()) {
    const full = path.join(root, file);
    hash.update(`\0${file}\0`).update(existsSync(full) ? readFileSync(full) : 'deleted');
  }
  return hash.digest('hex');
}

/** Of the built files' names, sizes and times. */
function buildDigest() {
  const hash = createHash('sha256');
  if (!existsSync(BUILD)) return '';
  for (const entry of readdirSync(BUILD, {recursive: true}).sort()) {
    const {size, mtimeMs} = statSync(path.join(BUILD, entry));
    hash.update(`${String(entry)}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

// Without git nobody knows what the site is made of: it is built.
const sources = existsSync(path.join(root, '.git')) ? sourcesDigest() : '';
const note = existsSync(NOTE) ? readFileSync(NOTE, 'utf8') : '';
if (sources !== '' && note === `${sources} ${buildDigest()}`) {
  console.log('build/ is up to date.');
} else {
  if (!run('npm', ['run', '-s', 'build'])) process.exit(1);
  mkdirSync(path.dirname(NOTE), {recursive: true});
  writeFileSync(NOTE, `${sources} ${buildDigest()}`);
}
