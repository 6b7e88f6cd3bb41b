/** The address under which a page is kept: hosts and readers write it in several ways. */
export function pageAddress(address: string): string {
  const {origin, pathname} = new URL(address);
  return origin + pathname.replace(/\/(index\.html)?$|\.html$/, '') + '/';
}

/** Whether a path leads to a page, and not to a file. */
export function isPagePath(pathname: string): boolean {
  return /\/[^./]*$|\.html$/.test(pathname);
}
