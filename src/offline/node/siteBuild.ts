import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import type {SiteBuild} from '../SiteBuild';

const SEARCH_INDEX = 'search-index/';

/** What is told of a build beside its files. */
export interface SiteBuildSource {
  /** Folder of the built site. */
  buildDir: string;
  /** Scripts and styles that the search loads, relative to that folder. */
  searchScripts: string[];
  /** Globs of the files whose name changes with their content. */
  immutable: string[];
}

/** Paths of all files of a folder, with slashes, sorted. */
function filesOf(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== 'service-worker.js')
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * Reads what the service worker of a build needs to know of it.
 * @throws Error when the home page loads no main script
 */
export function siteBuild({buildDir, searchScripts, immutable}: SiteBuildSource): SiteBuild {
  const files = filesOf(buildDir);
  const digest = createHash('sha256');
  for (const file of files)
    digest.update(`${file}\n`).update(readFileSync(path.join(buildDir, file)));
  const home = readFileSync(path.join(buildDir, 'index.html'), 'utf8');
  const mainScript = /assets\/js\/main\.\w+\.js/.exec(home)?.[0];
  if (mainScript === undefined)
    throw new Error('index.html loads no assets/js/main.….js. Build the site again.');
  const isOfSearch = (file: string) =>
    file.startsWith(SEARCH_INDEX) || /^search(\/index)?\.html$/.test(file);
  return {
    digest: digest.digest('hex').slice(0, 16),
    mainScript,
    search: [...searchScripts, ...files.filter(isOfSearch)],
    immutable: immutable.map((glob) => picomatch.makeRe(glob).source).join('|'),
  };
}
