import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {root, run} from './run.mjs';

/**
 * Installs the dependencies of a package if they are missing or older than its lock file.
 *
 * @param {string} [folder] folder of the package, relative to the repository. Default: the repository itself
 */
export function installDependencies(folder = '.') {
  const installed = path.join(root, folder, 'node_modules/.package-lock.json');
  const lock = path.join(root, folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log(folder === '.' ? 'Installing the dependencies …' : `Installing ${folder} …`);
  // `npm ci` rejects a lock file without the binaries of every platform, which some registry mirrors lack. `npm
  // install` also installs the locked versions. Install scripts are disabled, because no dependency needs them:
  // compiled code comes as a binary for each platform. .npmrc must not disable them, because `npm pack` would then pack
  // the plugins without building them.
  if (!run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'])) {
    throw new Error('npm install failed; its output above names the reason.');
  }
}
