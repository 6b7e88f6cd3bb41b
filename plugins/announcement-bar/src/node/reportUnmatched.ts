import logger from '@docusaurus/logger';
import {routeOf} from '../selection/routeOf';
import type {Severity} from '../options';
import type {LoadedAnnouncement} from './loadedAnnouncement';
import {unmatchedGlobs} from './routePatterns';

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
