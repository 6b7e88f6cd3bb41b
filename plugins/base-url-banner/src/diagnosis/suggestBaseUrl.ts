/**
 * Finds out under which base URL a page is really served: its address minus its own route.
 *
 * The text of this function is part of the inline script, so it refers to nothing outside itself.
 *
 * @param base configured base URL without language, begins and ends with a slash
 * @param canonical path of the page's canonical link, empty without one
 * @param address path under which the page was requested; `index.html` and `.html` are ignored
 * @returns the base URL that fits, equal to `base` where that one does;
 *   undefined where the address does not end with the page's route, as on an error page,
 *   or the page has no canonical link below the base
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
