/**
 * Returns the path of the page for an address that ends in an HTML file. Returns undefined if the
 * address is already clean or matches no page.
 * @param routeOf returns a page's path in the site's own spelling, or undefined if there is no page
 */
export function cleanPath(
  pathname: string,
  routeOf: (path: string) => string | undefined,
): string | undefined {
  if (!pathname.endsWith('.html') || routeOf(pathname) !== undefined) return undefined;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '');
  return routeOf(bare === '' ? '/' : bare);
}
