/** Cache key of a page, the same for all forms of its address. */
export function pageAddress(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + pathname.replace(/\/(index\.html)?$|\.html$/, '') + '/';
}

/** Whether a path is a page rather than a file. */
export function isPagePath(pathname: string): boolean {
  return /\/[^./]*$|\.html$/.test(pathname);
}
