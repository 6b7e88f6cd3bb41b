import {currentRoute} from '../hashRouter';

function routeHere(): string {
  const {pathname, hash} = currentRoute();
  return pathname + hash;
}

/**
 * Returns the absolute URL of a page or section in the browser's encoding, without trailing slash and query
 * parameters.
 * @param address path with hash. Default: that of the current page
 */
export function pageAddress(address: string = routeHere()): string {
  const {origin, pathname, hash} = new URL(address, window.location.origin);
  return origin + pathname.replace(/(.)\/$/, '$1') + hash;
}
