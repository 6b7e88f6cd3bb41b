import {spawnSync} from 'node:child_process';

/**
 * Whether git knows when files of a folder changed: not in a copy without a repository, and not in a
 * clone that holds the last commits alone, where every file would seem to be as new as those.
 */
export function hasHistory(dir: string): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: dir,
    encoding: 'utf8',
  });
  // Without git there is no output at all.
  return (stdout as string | null)?.trim() === 'false';
}
