import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DIGEST_LENGTH, type OfflineManifest, SEARCH_INDEX, SEARCH_PACK} from '../OfflineManifest';
import {linkedFiles} from './linkedFiles';
import {listFiles} from './listFiles';

/** What the manifest is made of beside the built files. */
export interface OfflineManifestSource {
  /** Folder of the built site. */
  buildDir: string;
  /** Base URL of the site, with slashes at both ends. */
  base: string;
  /** Names of the groups of modules that each route loads, by the route's path and a suffix. */
  routeChunks: Record<string, unknown>;
  /** Files of each group, relative to the build folder. */
  groups: Record<string, string[]>;
  /** Files that the search loads when it is used, and that readers need for it offline. */
  searchFiles: string[];
}

/** Read by hosts or by programs, never by a page. */
const NOT_FOR_PAGES =
  /^(_headers|nginx\.conf|service-worker\.js|sitemap\.xml|robots\.txt|licenses\.txt|blog\/(rss|atom)\.(xml|css|xsl)|cards\/.*\.png)$/;

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(strings);
  return [];
}

/** Groups that the route of a page and the routes around it load. */
function groupsOf(page: string, {base, routeChunks}: OfflineManifestSource): string[] {
  const route = `${base}${page}`.replace(/(\/index)?\.html$/, '');
  return Object.entries(routeChunks)
    .filter(([key]) => {
      const around = key.replace(/-[0-9a-f]{3}$/, '').replace(/\/$/, '');
      const isHome = `${around}/` === base;
      return isHome ? `${route}/` === base : `${route}/`.startsWith(`${around}/`);
    })
    .flatMap(([, value]) => strings(value));
}

const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);

/**
 * Lists the files of a build and what each page needs of them.
 * @throws Error when the search needs a file that is not there
 */
export function offlineManifest(source: OfflineManifestSource): OfflineManifest {
  const {buildDir, base, groups, searchFiles} = source;
  const all = listFiles(buildDir);
  const paths = all.filter((file) => !NOT_FOR_PAGES.test(file) && !SEARCH_PACK.test(file));
  const contents = new Map(paths.map((file) => [file, readFileSync(path.join(buildDir, file))]));
  const places = new Map(paths.map((file, place) => [file, place]));
  const placesOf = (files: readonly string[]) =>
    [...new Set(files.flatMap((file) => places.get(file) ?? []))].sort((one, other) => one - other);

  const files = [...contents].map(([file, content]): [string, string] => [file, digestOf(content)]);
  const pages = Object.fromEntries(
    paths
      .filter((file) => file.endsWith('.html'))
      .map((page) => {
        const linked = linkedFiles(String(contents.get(page)), base);
        const loaded = groupsOf(page, source).flatMap((group) => groups[group] ?? []);
        return [page, placesOf([...linked, ...loaded].filter((file) => !file.endsWith('.html')))];
      }),
  );
  const missing = searchFiles.filter((file) => !places.has(file));
  if (missing.length > 0)
    throw new Error(
      `The search loads ${missing.join(', ')}, which the build does not hold. Build the site again.`,
    );
  const searchPage = ['search/index.html', 'search.html'].filter((file) => places.has(file));
  const search = placesOf([...searchFiles, ...searchPage]);
  const manifest = {build: digestOf(JSON.stringify(files)), files, pages, search};
  const pack = all.find((file) => SEARCH_PACK.test(file));
  if (pack === undefined) return manifest;
  const packed = placesOf(paths.filter((file) => file.startsWith(SEARCH_INDEX)));
  return {...manifest, index: {pack, places: packed}};
}
