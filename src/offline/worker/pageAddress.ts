/** Returns the cache key of a page. It is the same for all forms of the page's address. */
export function pageAddress(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + pathname.replace(/\/(index\.html)?$|\.html$/, '') + '/';
}

export function isPagePath(pathname: string): boolean {
  return /\/[^./]*$|\.html$/.test(pathname);
}
