import logger from '@docusaurus/logger';
import {PLUGIN_NAME} from '../ui/names';
import {counted, reportLine} from '../build/prepareIndex';
import type {SiteReport} from './writeIndexes';

/** Milliseconds between two messages, and before the first: a small site needs none. */
const PACE = 3000;

/** Says now and then how many pages were read. */
export function logProgress(): (pages: number) => void {
  let next = performance.now() + PACE;
  return (pages) => {
    if (performance.now() < next) return;
    next = performance.now() + PACE;
    logger.info(`${PLUGIN_NAME}: ${counted(pages, 'page')} read`);
  };
}

/** For a site without any page that is indexed. */
const EMPTY =
  `${PLUGIN_NAME}: no page is indexed, so every search is empty. Left out are pages with ` +
  '<meta name="robots" content="noindex">, and those with `search: false` or `unlisted: true` in ' +
  'their front matter. ' +
  'Take that away from those that readers are to find.';

/** Says what the index holds, and names every page that could not be indexed. */
export function logReport(report: SiteReport, ms: number): void {
  for (const {url, reason} of report.failed) {
    logger.warn(`${PLUGIN_NAME}: the page ${url} is not indexed: ${reason}`);
  }
  if (report.pages === 0) logger.warn(EMPTY);
  else
    for (const key of report.emptyContexts)
      logger.warn(
        `${PLUGIN_NAME}: no page belongs to the context "${key}". Check its paths, and whether an earlier ` +
          'context has taken its pages.',
      );
  logger.info(`${PLUGIN_NAME}: ${reportLine(report, ms)}`);
}
