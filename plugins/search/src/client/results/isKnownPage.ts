import routes from '@generated/routes';
import {hasRoute} from './hasRoute';

/**
 * Whether this tab knows the page. The search may find others: the site may have been built anew since
 * the tab was loaded, and the router would say that there is no such page.
 * @param address path of the page from the host's root, with its hash
 */
export function isKnownPage(address: string): boolean {
  return hasRoute(routes, new URL(address, window.location.origin).pathname);
}
