import logger from '@docusaurus/logger';
import type {SiteReport} from './writeIndexes';

/** Says what the index holds, and names every page that could not be indexed. */
export function logReport({pages, sections, files, bytes, failed}: SiteReport, ms: number): void {
  for (const {url, reason} of failed) {
    logger.warn(`Search: the page ${url} is not indexed: ${reason}`);
  }
  const size = `${pages} pages, ${sections} sections, ${files} files, ${bytes} bytes`;
  logger.info(`Search: ${size}, in ${ms} ms`);
}
