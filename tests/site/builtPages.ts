import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Folder of the built site. All test runners start in the root folder of the repository. */
export const BUILD_DIR = path.resolve('build');

/**
 * Returns all HTML files of a built site, sorted, with paths relative to its folder.
 *
 * @throws Error if the site has not been built
 */
export function builtPages(dir = BUILD_DIR): string[] {
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Error(`There is no built site in ${dir}. Run "npm run build" first.`);
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Returns the route of a file on a static host: `docs/index.html` → `/docs/`, `a.html` → `/a`. */
export function routeOfFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
