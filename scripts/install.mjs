import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The repository's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs a command in the repository's folder and shows its output.
 * @param {string} command program
 * @param {string[]} args its arguments
 * @param {NodeJS.ProcessEnv} [env] variables beside those of this process
 * @returns {boolean} whether it ended with exit code 0
 */
export function run(command, args, env = {}) {
  const {status, error} = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command} cannot be started: ${error.message}`);
  return status === 0;
}

/** Installs the dependencies where they are missing or older than the lock file. */
export function installDependencies() {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the dependencies …');
  // Not `ci`: it refuses a lock file without the binaries of every platform, and registries'
  // mirrors do not have them all. `npm install` takes the locked versions as well.
  // Nothing needs the install scripts of packages: what compiles comes as a binary of its platform. They
  // are not switched off in .npmrc, because `npm pack` would then pack the plugins without building them.
  if (!run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'])) {
    throw new Error('npm install failed; its output above names the reason.');
  }
}
