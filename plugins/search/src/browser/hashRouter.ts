// Call these functions only where `process.env.SEARCH_HASH_ROUTER` is true, so that sites without the hash router do
// not load them.

/** Address for a plain link, which the router does not handle: `/docs` becomes `#/docs`. */
export const hashLink = (address: string): string =>
  address.startsWith('/') ? `#${address}` : address;

export const hashRoute = (): URL =>
  new URL(window.location.hash.slice(1) || '/', window.location.origin);
