import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './run.mjs';

const NOTE = path.join(root, 'node_modules/.cache/built-sources');

/**
 * Returns what a build depends on: the commit, the version of Node and the environment variables of the site.
 *
 * @returns {string | undefined} undefined if files differ from the commit, or git fails
 */
function sources() {
  const git = (...args) => execFileSync('git', args, {cwd: root, encoding: 'utf8'});
  try {
    if (git('status', '--porcelain') !== '') return undefined;
    const variables = Object.entries(process.env).filter(([name]) => /^(SITE|LEGAL)_/.test(name));
    return JSON.stringify([git('rev-parse', 'HEAD').trim(), process.version, variables.sort()]);
  } catch {
    return undefined;
  }
}

/** Whether `build/` was made from the current commit, with no local changes at that time or now. */
export function isBuilt() {
  const now = sources();
  return (
    now !== undefined &&
    existsSync(path.join(root, 'build/index.html')) &&
    existsSync(NOTE) &&
    readFileSync(NOTE, 'utf8') === now
  );
}

export function forgetBuilt() {
  rmSync(NOTE, {force: true});
}

export function noteBuilt() {
  mkdirSync(path.dirname(NOTE), {recursive: true});
  writeFileSync(NOTE, sources() ?? '');
}
