/**
 * Returns the clean path of an address that names an HTML file.
 *
 * @param pathname path of the address, base URL included
 * @param routeOf the path, as the site writes it, of the page at an address, or undefined for none
 * @returns the path of the page, or undefined where the address is clean already or names no page
 */
export function cleanPath(
  pathname: string,
  routeOf: (path: string) => string | undefined,
): string | undefined {
  if (!pathname.endsWith('.html') || routeOf(pathname) !== undefined) return undefined;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '');
  return routeOf(bare === '' ? '/' : bare);
}
