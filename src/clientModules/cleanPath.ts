/**
 * The clean path of an address that names an HTML file.
 *
 * @param pathname path of the address, base URL included
 * @param isRoute tells whether the site has a page at exactly this path
 * @returns the path of the page, or undefined where the address is clean already or names no page
 */
export function cleanPath(
  pathname: string,
  isRoute: (path: string) => boolean,
): string | undefined {
  if (!pathname.endsWith('.html') || isRoute(pathname)) return undefined;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '');
  const candidates = bare === '' ? ['/'] : [bare, `${bare}/`];
  return candidates.find(isRoute);
}
