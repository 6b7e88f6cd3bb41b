import path from 'node:path';

/**
 * Returns the folder of the package that a bundled file belongs to.
 *
 * @param file absolute path
 * @param siteDir absolute path of the site
 * @returns path relative to the site with forward slashes; undefined for files of the site itself
 */
export function packageFolder(file: string, siteDir: string): string | undefined {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(relative)?.[0];
}
