import logger from '@docusaurus/logger';
import {PLUGIN_NAME} from '../../names';
import {type IndexReport, reportLine} from '../../node/index/indexPages';
import {namePages} from '../../node/index/refuseEmpty';

/** Reports the size of the indexes in one line, and warns of pages that cannot be read or have no text. */
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
