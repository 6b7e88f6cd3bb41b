import logger from '@docusaurus/logger';
import type {IndexReport} from './prepareIndex';
import {reportLine} from './reportLine';

/** Says what the index holds, and names every page that could not be indexed. */
export function logReport(report: IndexReport, ms: number): void {
  for (const {url, reason} of report.failed) {
    logger.warn(`Search: the page ${url} is not indexed: ${reason}`);
  }
  logger.info(`Search: ${reportLine(report, ms)}`);
}
