/** Address for a plain link, which the router does not handle. With the hash router, `/docs` becomes `#/docs`. */
export const plainLink = (address: string): string =>
  process.env.SEARCH_HASH_ROUTER && address.startsWith('/') ? `#${address}` : address;

/** The route of the current page. */
export const currentRoute = (): Pick<URL, 'pathname' | 'search' | 'hash'> =>
  process.env.SEARCH_HASH_ROUTER
    ? new URL(window.location.hash.slice(1) || '/', window.location.origin)
    : window.location;
