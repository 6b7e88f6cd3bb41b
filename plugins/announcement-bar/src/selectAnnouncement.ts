import type {BarSettings, Candidate} from './announcement';

/**
 * Returns the route of a page: its decoded path below the base URL, with a slash at the start and none at the end.
 *
 * Browsers return percent-encoded paths, the router of the site returns decoded ones. Both have the same route.
 *
 * The inline script contains the text of this function, so it uses nothing outside itself.
 *
 * @param base base URL of the site; begins and ends with a slash
 * @param pathname path of the page, percent-encoded or not; `index.html` and `.html` are ignored
 */
export function routeOf(base: string, pathname: string): string {
  // Decodes until nothing changes, because a path can be encoded several times.
  function decode(text: string): string {
    try {
      const decoded = decodeURI(text);
      return decoded === text ? text : decode(decoded);
    } catch (error) {
      // A percent sign that encodes nothing is literal.
      void error;
      return text;
    }
  }
  const root = decode(base);
  const path = decode(pathname);
  // The home page can be requested without the trailing slash.
  const below = (path + '/').indexOf(root) === 0 ? path.slice(root.length) : path;
  return '/' + below.replace(/(^|\/)index\.html$|\.html$/, '').replace(/^\/+|\/+$/g, '');
}

/**
 * Returns the announcements that the reader dismissed.
 *
 * An id that is not listed as shown counts as new, even if it was dismissed once. Docusaurus's own bar stores one
 * id as shown, and `true` as dismissed if the reader closed it. This function also accepts these values.
 *
 * The inline script contains the text of this function, so it uses nothing outside itself.
 *
 * @param shown stored ids of shown announcements, separated by spaces, or null
 * @param dismissed stored ids of dismissed announcements, separated by spaces, or null
 */
export function dismissedIds(shown: string | null, dismissed: string | null): string[] {
  const ids = (shown || '').split(' ');
  if (dismissed === 'true') return ids;
  return (dismissed || '').split(' ').filter(function (id) {
    return id !== '' && ids.indexOf(id) >= 0;
  });
}

/**
 * Selects the announcement that shows.
 *
 * The inline script contains the text of this function, so it uses nothing outside itself.
 *
 * @param candidates in order of precedence
 * @param route path below the base URL, from `routeOf`
 * @param now milliseconds since the epoch
 * @param dismissed ids that the reader dismissed
 * @returns the id of the first match, or undefined
 */
export function selectAnnouncement(
  candidates: Candidate[],
  route: string,
  now: number,
  dismissed: string[],
): string | undefined {
  function matches(pattern: string): boolean {
    return new RegExp(pattern).test(route);
  }
  for (const {id, from, until, routes, excluded, closeable} of candidates) {
    const begun = from === undefined || now >= from;
    const over = until !== undefined && now >= until;
    const closed = closeable && dismissed.indexOf(id) >= 0;
    if (begun && !over && !closed && routes.some(matches) && !excluded.some(matches)) return id;
  }
  return undefined;
}

/**
 * Selects the announcement that shows without JavaScript. Announcements with a period are left out, because the
 * current time is not known without JavaScript.
 */
export function fallbackAnnouncement(
  {base, candidates}: BarSettings,
  pathname: string,
): string | undefined {
  const timeless = candidates.filter(({from, until}) => from === undefined && until === undefined);
  return selectAnnouncement(timeless, routeOf(base, pathname), 0, []);
}
