import {hashRoute} from '../hashRouter';

function routeHere(): string {
  const {pathname, hash} = process.env.SEARCH_HASH_ROUTER ? hashRoute() : window.location;
  return pathname + hash;
}

/**
 * Returns the whole address of a page and section as browsers write it, whether the host ends paths with a slash or
 * not, and without parameters.
 * @param address path with hash. Default that of the current page
 */
export function pageAddress(address: string = routeHere()): string {
  const {origin, pathname, hash} = new URL(address, window.location.origin);
  return origin + pathname.replace(/(.)\/$/, '$1') + hash;
}
