import path from 'node:path';

/**
 * Returns the folder, relative to the site, of the package that a bundled file belongs to. Returns
 * undefined for files of the site itself.
 */
export function packageFolder(file: string, siteDir: string): string | undefined {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(relative)?.[0];
}
