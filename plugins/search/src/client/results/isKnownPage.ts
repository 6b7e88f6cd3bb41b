import routes from '@generated/routes';
import {hasRoute} from './hasRoute';

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
 * Whether this tab knows the page. The search may find others: the site may have been built anew since
 * the tab was loaded, and the router would say that there is no such page.
 * @param address path of the page from the host's root, with its hash
 */
export function isKnownPage(address: string): boolean {
  const {pathname} = new URL(address, window.location.origin);
  return hasRoute(routes, decoded(pathname)) || hasRoute(routes, pathname);
}
