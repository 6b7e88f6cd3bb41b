import {spawnSync} from 'node:child_process';
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
