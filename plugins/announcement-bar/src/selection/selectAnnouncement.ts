import type {Candidate} from '../announcement';

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
