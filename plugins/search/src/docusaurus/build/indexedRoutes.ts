import {existsSync} from 'node:fs';
import path from 'node:path';
import type {
  PluginIdentifier,
  PluginRouteConfig,
  RouteBuildMetadata,
  RouteConfig,
} from '@docusaurus/types';
import type {PageSettings} from '../content/pageSettings';
import {DOCS_PLUGIN} from '../content/siteContent';
import type {SitePage} from '../../core/partitions/partitions';
import {createMatcher} from '@docusaurus/utils';
import {PLUGIN_NAME} from '../../names';

/**
 * The HTML file of a route, whatever `trailingSlash` is.
 * @throws Error where the build emitted none
 */
export function routeFile(outDir: string, baseUrl: string, route: string): string {
  const written = route.slice(baseUrl.length).replace(/\/$/, '');
  // Docusaurus emits docs under their letters, and files of `src/pages` under the encoded ones.
  const candidates = [...new Set([decodeURI(written), written])]
    .flatMap((relative) => [`${relative}/index.html`, `${relative}.html`, relative])
    .map((file) => path.join(outDir, file));
  const file = candidates.find((one) => one.endsWith('.html') && existsSync(one));
  if (file === undefined)
    throw new Error(
      `${PLUGIN_NAME}: the route ${route} has no HTML file; none of ${candidates.join(', ')} exists.`,
    );
  return file;
}

/** What a site's configuration says of pages that other search engines are to leave out. */
interface HiddenAsAWhole {
  /** Whether the whole site is. */
  noIndex: boolean;
  /** Addresses of the pages of those docs versions that are, as routes are named. */
  ofVersions: ReadonlySet<string>;
}

/**
 * The pages that have `noindex` of their own. What the configuration gives to the whole site or to a
 * docs version keeps search engines elsewhere away, and not the readers who are on the site.
 */
export function hiddenRoutes(
  metadata: Record<string, RouteBuildMetadata | undefined>,
  {noIndex, ofVersions}: HiddenAsAWhole,
): Set<string> {
  if (noIndex) return new Set();
  const paths = Object.keys(metadata).filter((path) => metadata[path]?.noIndex === true);
  return new Set(paths.filter((path) => !ofVersions.has(path)));
}

/** Pages that only list others: what is on them is found where it stands. */
const LIST_PAGES = [
  '@theme/BlogListPage',
  '@theme/BlogArchivePage',
  '@theme/BlogTagsListPage',
  '@theme/BlogTagsPostsPage',
  '@theme/Blog/Pages/BlogAuthorsListPage',
  '@theme/Blog/Pages/BlogAuthorsPostsPage',
  '@theme/DocTagsListPage',
  '@theme/DocTagDocListPage',
  '@theme/SearchPage',
];

function finalRoutes(routes: RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? finalRoutes(route.routes) : [route]));
}

/** Two plugins may have a page at one path; readers see the first, and it is to be found once. */
function oncePerPath(pages: SitePage[]): SitePage[] {
  const paths = new Set<string>();
  return pages.filter(({path}) => {
    const isFirst = !paths.has(path);
    paths.add(path);
    return isFirst;
  });
}

const instanceOf = ({name, id}: PluginIdentifier): Pick<SitePage, 'docsInstance'> =>
  name === DOCS_PLUGIN ? {docsInstance: id} : {};

/**
 * The pages that are searched, in a fixed order.
 * @param hidden addresses of those that search engines are to leave out
 */
export function indexedRoutes(
  routes: PluginRouteConfig[],
  hidden: ReadonlySet<string>,
  settings: Map<string, PageSettings>,
): SitePage[] {
  const pages = routes
    .flatMap(({plugin, ...route}) =>
      finalRoutes([route]).map((final) => ({...final, ...instanceOf(plugin)})),
    )
    .filter(({component}) => !LIST_PAGES.includes(component))
    .filter(({path}) => !path.endsWith('/404.html') && !path.includes('*'))
    .filter(({path}) => !hidden.has(path))
    .filter(({path}) => settings.get(path)?.indexed !== false)
    .map(({path, docsInstance}) => ({path, docsInstance}));
  return oncePerPath(pages).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Tells which pages the option `exclude` leaves out.
 * @param globs of paths without the base URL, as readers see them
 */
export function excludedPages(
  globs: readonly string[],
  baseUrl: string,
): (path: string) => boolean {
  const isMatch = createMatcher([...globs]);
  return (path) => isMatch(decodeURI(`/${path.slice(baseUrl.length)}`).replace(/(?<=.)\/$/, ''));
}
