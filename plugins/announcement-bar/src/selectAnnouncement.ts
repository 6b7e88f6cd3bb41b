import type {BarSettings, Candidate} from './announcement';

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

/**
 * Which announcements the reader closed, from the two stored lists.
 *
 * One that is not among those shown counts as new, even when it was once closed.
 * Docusaurus's own bar stores one id and `true`; that counts as closed too.
 *
 * The text of this function is part of the inline script, so it refers to nothing outside itself.
 *
 * @param shown stored ids that were shown, separated by spaces, or null
 * @param dismissed stored ids that were closed, separated by spaces, or null
 */
export function dismissedIds(shown: string | null, dismissed: string | null): string[] {
  const ids = (shown || '').split(' ');
  if (dismissed === 'true') return ids;
  return (dismissed || '').split(' ').filter(function (id) {
    return id !== '' && ids.indexOf(id) >= 0;
  });
}

/**
 * Chooses the announcement that shows.
 *
 * The text of this function is part of the inline script, so it refers to nothing outside itself.
 *
 * @param candidates in the order in which they are considered
 * @param route path below the base URL, as `routeOf` gives it
 * @param now milliseconds since the epoch
 * @param dismissed ids that the reader closed
 * @returns the id of the first that fits, or undefined
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
 * The announcement of a page that shows where no script runs. Nothing knows the time there, so only
 * announcements without a period count, and the answer is the same at build and ever after.
 */
export function fallbackAnnouncement(
  {base, candidates}: BarSettings,
  pathname: string,
): string | undefined {
  const timeless = candidates.filter(({from, until}) => from === undefined && until === undefined);
  return selectAnnouncement(timeless, routeOf(base, pathname), 0, []);
}
