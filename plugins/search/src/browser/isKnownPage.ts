import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';
import {leavesSite} from './hits';

/** What is asked of a route of the site. */
interface Route {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  routes?: readonly Route[];
}

/** The route of all addresses that no other one has. */
const NOT_FOUND = '*';

/** Whether one of the routes, or of those below them, is that of a page. */
function hasRoute(routes: readonly Route[], pathname: string): boolean {
  const route = routes.find((one) => matchPath(pathname, one) !== null);
  if (route === undefined || route.path === NOT_FOUND) return false;
  return route.routes === undefined || hasRoute(route.routes, pathname);
}

/** A path as the router compares it with its routes, which are those of files: `/docs/日本語`. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // A percent sign that encodes nothing.
    return pathname;
  }
}

/**
 * Whether the site has a page at a path, as far as it has been built with this one.
 * @param pathname with the base URL, as the router has it
 */
export function isRouteOfPage(pathname: string): boolean {
  return hasRoute(routes, decoded(pathname)) || hasRoute(routes, pathname);
}

/**
 * Whether this tab knows the page. The search may find others: the site may have been built again since
 * the tab was loaded, and the router would say that there is no such page.
 * @param address path of the page from the host's root, with its hash; what is elsewhere is not known
 */
export function isKnownPage(address: string): boolean {
  if (leavesSite(address)) return false;
  const {pathname} = new URL(address, window.location.origin);
  return isRouteOfPage(pathname);
}
