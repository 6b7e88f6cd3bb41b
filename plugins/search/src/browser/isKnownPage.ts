import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';
import {leavesSite} from './hits';

interface Route {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  routes?: readonly Route[];
}

const NOT_FOUND = '*';

function hasRoute(routes: readonly Route[], pathname: string): boolean {
  const route = routes.find((one) => matchPath(pathname, one) !== null);
  if (route === undefined || route.path === NOT_FOUND) return false;
  return route.routes === undefined || hasRoute(route.routes, pathname);
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // The path has a percent sign that is not an escape.
    return pathname;
  }
}

/**
 * Whether the build that this tab has loaded has a page at a path.
 * @param pathname with the base URL, as in the router
 */
export function isRouteOfPage(pathname: string): boolean {
  return hasRoute(routes, decoded(pathname)) || hasRoute(routes, pathname);
}

/**
 * Whether this tab's router knows a page. An index may be from a newer build than the tab.
 * @param address path of the page with hash; addresses of other sites are not known
 */
export function isKnownPage(address: string): boolean {
  if (leavesSite(address)) return false;
  const {pathname} = new URL(address, window.location.origin);
  return isRouteOfPage(pathname);
}
