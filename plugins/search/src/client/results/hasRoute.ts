import {matchPath} from '@docusaurus/router';

/** What is asked of a route of the site. */
export interface Route {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  routes?: readonly Route[];
}

/** The route of all addresses that no other one has. */
const NOT_FOUND = '*';

/** Whether one of the routes, or of those below them, is that of a page. */
export function hasRoute(routes: readonly Route[], pathname: string): boolean {
  const route = routes.find((one) => matchPath(pathname, one) !== null);
  if (route === undefined || route.path === NOT_FOUND) return false;
  return route.routes === undefined || hasRoute(route.routes, pathname);
}
