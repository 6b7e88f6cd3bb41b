import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {root} from './run.mjs';

/** Newest change among a package's sources, in milliseconds since the epoch. */
function newestSource(dir) {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce(
      (newest, entry) =>
        Math.max(newest, statSync(path.join(entry.parentPath, entry.name)).mtimeMs),
      0,
    );
}

/**
 * Builds the package that a built file belongs to where its sources are newer.
 * @param {string} target the built file, `plugins/<name>/lib/…`
 * @returns {number} the exit code of the build, 0 when there was nothing to do
 */
export function ensureBuilt(target) {
  const name = target.split('/')[1];
  const file = path.join(root, target);
  if (
    existsSync(file) &&
    statSync(file).mtimeMs >= newestSource(path.join(root, 'plugins', name, 'src'))
  )
    return 0;
  const {status} = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/build-packages.mjs'), name],
    {
      cwd: root,
      stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    },
  );
  return status ?? 1;
}
