import logger from '@docusaurus/logger';
import type {Severity} from '../options';
import type {LoadedAnnouncement} from './toAnnouncement';
import {routeOf} from '../selectAnnouncement';
import {unmatchedGlobs} from './routePatterns';

/** @throws Error if `severity` is `throw` and an announcement has expired */
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
      `docusaurus-announcement-bar: these announcements have expired. Remove them or move "until":\n${lines.join('\n')}`,
    );
  return announcements.filter((announcement) => !isOver(announcement));
}

/**
 * Reports globs that match no page. They are probably misspelled.
 * @throws Error if `severity` is `throw` and a glob matches no page
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
      `docusaurus-announcement-bar: these routes match no page of the site. Correct them:\n${lines.join('\n')}`,
    );
}
