/** Address for a link that the browser follows itself. With the hash router, the route is its fragment. */
export function linkAddress(address: string): string {
  return process.env.SEARCH_HASH_ROUTER && address.startsWith('/') ? `#${address}` : address;
}

/** Path, query and hash of the shown route. */
export function currentRoute(): Pick<URL, 'pathname' | 'search' | 'hash'> {
  const {location} = window;
  return process.env.SEARCH_HASH_ROUTER
    ? new URL(location.hash.slice(1) || '/', location.origin)
    : location;
}
