/**
 * The route of a page: its path below the base URL, decoded, with one slash at the start and none at
 * the end.
 *
 * Browsers give paths percent-encoded, the site's router gives them decoded; both have the same route.
 *
 * The text of this function is part of the inline script, so it refers to nothing outside itself.
 *
 * @param base base URL of the site, begins and ends with a slash
 * @param pathname path of the page, percent-encoded or not; `index.html` and `.html` are ignored
 */
export function routeOf(base: string, pathname: string): string {
  // Decode until nothing changes: a path may have been decoded any number of times before.
  function decode(text: string): string {
    try {
      const decoded = decodeURI(text);
      return decoded === text ? text : decode(decoded);
    } catch (error) {
      // A percent sign that encodes nothing stands for itself.
      void error;
      return text;
    }
  }
  const root = decode(base);
  const path = decode(pathname);
  // The root is also found without the slash at its end.
  const below = (path + '/').indexOf(root) === 0 ? path.slice(root.length) : path;
  return '/' + below.replace(/(^|\/)index\.html$|\.html$/, '').replace(/^\/+|\/+$/g, '');
}
