/**
 * Returns the clean path of an address that ends in an HTML file.
 *
 * @param pathname path of the address, including the base URL
 * @param routeOf returns a page's path in the site's own spelling, or undefined if there is no page
 * @returns the path of the page, or undefined if the address is already clean or matches no page
 */
export function cleanPath(
  pathname: string,
  routeOf: (path: string) => string | undefined,
): string | undefined {
  if (!pathname.endsWith('.html') || routeOf(pathname) !== undefined) return undefined;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '');
  return routeOf(bare === '' ? '/' : bare);
}
