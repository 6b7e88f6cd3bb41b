import type {BarSettings} from '../announcement';
import {routeOf} from '../selection/routeOf';
import {selectAnnouncement} from '../selection/selectAnnouncement';

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
