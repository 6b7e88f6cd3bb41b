import logger from '@docusaurus/logger';
import {counted} from '@screwbox/shared/text/counted';
import {PLUGIN_NAME} from '../../names';
import type {BuildProgress} from '../../node/index/buildOptions';
import {type IndexReport, reportLine} from '../../node/index/indexPages';
import {namePages} from '../../node/index/refuseEmpty';

/** Milliseconds until the first progress line, and between two lines. */
const PACE = 10_000;

export function logProgress(pages: number): (progress: BuildProgress) => void {
  let next = performance.now() + PACE;
  return ({step, done}) => {
    if (performance.now() < next) return;
    next = performance.now() + PACE;
    const progress =
      step === 'pages'
        ? `${done} of ${counted(pages, 'page')} read`
        : `${counted(done, 'file')} created`;
    logger.info(`${PLUGIN_NAME}: ${progress}`);
  };
}

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
