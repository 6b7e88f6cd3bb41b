import logger from '@docusaurus/logger';
import {reportLine} from './reportLine';
import type {SiteReport} from './writeIndexes';

/** Says what the index holds, and names every page that could not be indexed. */
export function logReport(report: SiteReport, ms: number): void {
  for (const {url, reason} of report.failed) {
    logger.warn(`Search: the page ${url} is not indexed: ${reason}`);
  }
  logger.info(`Search: ${reportLine(report, ms)}`);
}
