/**
 * Returns the base URL that a page is actually served from: its address without its own route.
 *
 * The inline script contains the text of this function, so it uses nothing outside itself.
 *
 * @param base configured base URL without language, begins and ends with a slash
 * @param canonical path of the page's canonical link, empty without one
 * @param address requested path of the page; `index.html` and `.html` are ignored
 * @returns the base URL that fits, which can be `base`. Undefined if the address does not end with the page's
 * route, as on an error page, or the page has no canonical link below the base
 */
export function suggestBaseUrl(
  base: string,
  canonical: string,
  address: string,
): string | undefined {
  function clean(path: string): string {
    return path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  }
  const start = clean(base);
  const page = clean(canonical);
  const served = clean(address);
  const route = page.slice(start.length);
  if (!canonical || (page + '/').indexOf(start + '/') !== 0) return undefined;
  if (served.slice(served.length - route.length) !== route) return undefined;
  return served.slice(0, served.length - route.length) + '/';
}
