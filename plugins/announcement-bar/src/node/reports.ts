import logger from '@docusaurus/logger';
import type {Severity} from '../options';
import type {LoadedAnnouncement} from './toAnnouncement';
import {routeOf} from '../selectAnnouncement';
import {unmatchedGlobs} from './routePatterns';

/**
 * Leaves out announcements whose time is over, and reports them.
 * @param now milliseconds since the epoch
 * @throws Error when `severity` is `throw` and there is one
 */
export function dropExpired(
  announcements: LoadedAnnouncement[],
  now: number,
  severity: Severity,
): LoadedAnnouncement[] {
  const isOver = ({until}: LoadedAnnouncement) => until !== undefined && until <= now;
  const lines = announcements
    .filter(isOver)
    .map(
      ({id, origin, until = 0}) =>
        `- "${id}" (${origin}) ended at ${new Date(until).toISOString()}`,
    );
  if (lines.length > 0)
    logger.report(severity)(
      `docusaurus-announcement-bar: the time of these announcements is over. Remove them or move "until":\n${lines.join('\n')}`,
    );
  return announcements.filter((announcement) => !isOver(announcement));
}

/**
 * Reports globs that fit none of the site's pages: most likely spelled wrong.
 * @param routesPaths paths of all pages, base URL included
 * @throws Error when `severity` is `throw` and there is one
 */
export function reportUnmatched(
  announcements: LoadedAnnouncement[],
  routesPaths: string[],
  base: string,
  severity: Severity,
): void {
  const routes = routesPaths.map((route) => routeOf(base, route));
  const lines = announcements.flatMap(({origin, globs}) =>
    unmatchedGlobs(globs, routes).map((glob) => `- "${glob}" in ${origin}`),
  );
  if (lines.length > 0)
    logger.report(severity)(
      `docusaurus-announcement-bar: these routes fit no page of the site. Correct them:\n${lines.join('\n')}`,
    );
}
