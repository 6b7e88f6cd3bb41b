import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {root, run} from './run.mjs';

/**
 * Installs the dependencies of a package where they are missing or older than its lock file.
 * @param {string} [folder] of the package, from the repository's; without one, the repository itself
 */
export function installDependencies(folder = '.') {
  const installed = path.join(root, folder, 'node_modules/.package-lock.json');
  const lock = path.join(root, folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log(folder === '.' ? 'Installing the dependencies …' : `Installing ${folder} …`);
  // Not `ci`: it rejects a lock file without the binaries of every platform, and registries'
  // mirrors do not have them all. `npm install` takes the locked versions as well.
  // Nothing needs the install scripts of packages: what compiles comes as a binary of its platform. They
  // are not switched off in .npmrc, because `npm pack` would then pack the plugins without building them.
  if (!run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'])) {
    throw new Error('npm install failed; its output above names the reason.');
  }
}
