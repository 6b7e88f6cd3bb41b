/**
 * Returns the clean path of an address that names an HTML file.
 *
 * @param pathname path of the address, including the base URL
 * @param routeOf returns the path of the page at an address, as the site writes it, or undefined
 * @returns the path of the page, or undefined if the address is already clean or names no page
 */
export function cleanPath(
  pathname: string,
  routeOf: (path: string) => string | undefined,
): string | undefined {
  if (!pathname.endsWith('.html') || routeOf(pathname) !== undefined) return undefined;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '');
  return routeOf(bare === '' ? '/' : bare);
}
