import {spawnSync} from 'node:child_process';

/**
 * Whether git knows when the files in a folder were changed. This needs a repository with its full history: in a
 * shallow clone, all files look new.
 */
export function hasHistory(dir: string): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: dir,
    encoding: 'utf8',
  });
  // Without git, `stdout` is null.
  return (stdout as string | null)?.trim() === 'false';
}
