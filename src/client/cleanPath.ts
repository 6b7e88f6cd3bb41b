/**
 * Returns the path of the page for an address that ends in an HTML file. Returns undefined if the address is already
 * clean or matches no page.
 * @param routeOf returns the path of the matching route in the spelling that the site uses, or undefined if no route
 * matches
 */
export function cleanPath(
  pathname: string,
  routeOf: (path: string) => string | undefined,
): string | undefined {
  if (!pathname.endsWith('.html') || routeOf(pathname) !== undefined) return undefined;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '');
  return routeOf(bare === '' ? '/' : bare);
}
