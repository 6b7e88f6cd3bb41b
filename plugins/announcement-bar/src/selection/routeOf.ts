/**
 * The route of a page: its path below the base URL, with one slash at the start and none at the end.
 *
 * The text of this function is part of the inline script, so it refers to nothing outside itself.
 *
 * @param base base URL of the site, begins and ends with a slash
 * @param pathname percent-encoded path of the page; `index.html` and `.html` are ignored
 */
export function routeOf(base: string, pathname: string): string {
  const below = pathname.indexOf(base) === 0 ? pathname.slice(base.length) : pathname;
  return '/' + below.replace(/(^|\/)index\.html$|\.html$/, '').replace(/^\/+|\/+$/g, '');
}
