import {spawnSync} from 'node:child_process';

/**
 * Whether git knows when the files in a folder were changed. Without a repository, it does not. A shallow clone would
 * report all files as new.
 */
export function hasHistory(dir: string): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: dir,
    encoding: 'utf8',
  });
  // Without git, `stdout` is null.
  return (stdout as string | null)?.trim() === 'false';
}
