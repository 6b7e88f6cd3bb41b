import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Folder of the built site. Every runner starts in the root of the repository. */
export const BUILD_DIR = path.resolve('build');

/**
 * Every HTML file of a built site, relative to its folder, sorted.
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

/** Route of a file on a static host: `docs/index.html` → `/docs/`, `a.html` → `/a`. */
export function routeOfFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
