import type {RouteBuildMetadata, RouteConfig} from '@docusaurus/types';
import type {PageSettings} from './pageSettings';

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

/** The paths of the pages that are searched, in a fixed order. */
export function indexedRoutes(
  routes: RouteConfig[],
  metadata: Record<string, RouteBuildMetadata | undefined>,
  settings: Map<string, PageSettings>,
): string[] {
  return finalRoutes(routes)
    .filter(({component}) => !LIST_PAGES.includes(component))
    .map(({path}) => path)
    .filter((path) => !path.endsWith('/404.html') && !path.includes('*'))
    .filter((path) => metadata[path]?.noIndex !== true)
    .filter((path) => settings.get(path)?.indexed !== false)
    .sort();
}
