import logger from '@docusaurus/logger';
import {PLUGIN_NAME} from '../../names';
import {counted} from '@screwbox/shared/text/counted';
import {type IndexReport, reportLine} from '../../node/index/indexPages';
import {namePages} from '../../node/index/refuseEmpty';

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

/** Says what the index holds, and warns of pages and texts that may not be as they should be. */
export function logReport(report: IndexReport, ms: number): void {
  const {failed, withoutText} = report;
  for (const {url, reason} of failed)
    logger.warn(`${PLUGIN_NAME}: the page ${url} is not indexed: ${reason}`);
  if (withoutText.length > 0)
    logger.warn(
      `${PLUGIN_NAME}: pages without text are found by their title only:${namePages(withoutText)}`,
    );
  logger.info(`${PLUGIN_NAME}: ${reportLine(report, ms)}`);
}
