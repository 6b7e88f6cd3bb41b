import {existsSync} from 'node:fs';
import path from 'node:path';
import type {
  PluginIdentifier,
  PluginRouteConfig,
  RouteBuildMetadata,
  RouteConfig,
} from '@docusaurus/types';
import type {PageSettings} from '../content/pageSettings';
import {DOCS_PLUGIN} from '@screwbox/shared/content/siteContent';
import type {SitePage} from '../partitions/partitions';
import {createMatcher} from '@docusaurus/utils';
import {PLUGIN_NAME} from '../../names';

/**
 * Returns the HTML file of a route, for every setting of `trailingSlash`.
 *
 * @throws Error if the build did not emit it
 */
export function routeFile(outDir: string, baseUrl: string, route: string): string {
  const written = route.slice(baseUrl.length).replace(/\/$/, '');
  // Docusaurus emits docs with decoded names, and files of `src/pages` with encoded ones.
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

interface HiddenAsAWhole {
  noIndex: boolean;
  ofVersions: ReadonlySet<string>;
}

/**
 * Returns the pages that are individually hidden from search engines with `noindex`. Pages that the configuration
 * hides, of the whole site or of a docs version, stay in the site's own search.
 */
export function hiddenRoutes(
  metadata: Record<string, RouteBuildMetadata | undefined>,
  {noIndex, ofVersions}: HiddenAsAWhole,
): Set<string> {
  if (noIndex) return new Set();
  const paths = Object.keys(metadata).filter((path) => metadata[path]?.noIndex === true);
  return new Set(paths.filter((path) => !ofVersions.has(path)));
}

/** Plugins that generate pages without a source file. These pages only list other pages, except category overviews. */
const WITH_LISTS = [DOCS_PLUGIN, 'docusaurus-plugin-content-blog'];

type OwnedRoute = RouteConfig & {plugin: PluginIdentifier};

/**
 * Whether a page only lists other pages, such as those of a tag, an author or an archive. The component is not
 * checked, because sites can replace it.
 */
const isList = ({plugin, metadata, props, modules}: OwnedRoute): boolean =>
  WITH_LISTS.includes(plugin.name) &&
  metadata?.sourceFilePath === undefined &&
  !('categoryGeneratedIndex' in {...modules, ...props});

function finalRoutes(routes: RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? finalRoutes(route.routes) : [route]));
}

/** Keeps the first page at each path, because readers see this page if two plugins add the same path. */
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

export function indexedRoutes(
  routes: PluginRouteConfig[],
  hidden: ReadonlySet<string>,
  settings: Map<string, PageSettings>,
): SitePage[] {
  const pages = routes
    .flatMap(({plugin, ...route}) => finalRoutes([route]).map((final) => ({...final, plugin})))
    .filter((route) => !isList(route) && route.plugin.name !== PLUGIN_NAME)
    .filter(({path}) => !path.endsWith('/404.html') && !path.includes('*'))
    .filter(({path}) => !hidden.has(path))
    .filter(({path}) => settings.get(path)?.indexed !== false)
    .map(({path, plugin}) => ({path, ...instanceOf(plugin)}));
  return oncePerPath(pages).sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function excludedPages(
  globs: readonly string[],
  baseUrl: string,
): (path: string) => boolean {
  const isMatch = createMatcher([...globs]);
  return (path) => isMatch(decodeURI(`/${path.slice(baseUrl.length)}`).replace(/(?<=.)\/$/, ''));
}
