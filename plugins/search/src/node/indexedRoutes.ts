import type {PluginIdentifier, PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import type {PageSettings} from './pageSettings';
import {DOCS_PLUGIN} from './siteContent';
import type {SitePage} from './sitePages';

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
