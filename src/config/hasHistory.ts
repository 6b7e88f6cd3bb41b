import {spawnSync} from 'node:child_process';

/**
 * Whether git knows when the files of a folder changed. It does not without a repository. In a shallow clone,
 * every file would seem to be new.
 */
export function hasHistory(dir: string): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: dir,
    encoding: 'utf8',
  });
  // Without git, there is no output.
  return (stdout as string | null)?.trim() === 'false';
}
