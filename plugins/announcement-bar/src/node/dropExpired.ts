import logger from '@docusaurus/logger';
import type {Severity} from '../options';
import type {LoadedAnnouncement} from './loadedAnnouncement';

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
