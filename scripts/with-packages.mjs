// Runs a command of one of the packages, building the package first where its sources are newer.
//   node scripts/with-packages.mjs plugins/<name>/lib/<command>.js [argument …]
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...args] = process.argv.slice(2);
const target = path.join(root, command);
const name = command.split('/')[1];

/** Newest change among the package's sources, in milliseconds since the epoch. */
function newestSource(dir) {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce(
      (newest, entry) =>
        Math.max(newest, statSync(path.join(entry.parentPath, entry.name)).mtimeMs),
      0,
    );
}

if (
  !existsSync(target) ||
  statSync(target).mtimeMs < newestSource(path.join(root, 'plugins', name, 'src'))
) {
  const {status} = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/build-packages.mjs'), name],
    {
      cwd: root,
      stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

process.argv = [process.argv[0], target, ...args];
await import(pathToFileURL(target).href);
