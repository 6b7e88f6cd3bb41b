import logger from '@docusaurus/logger';
import {PLUGIN_NAME} from '../client/settings/pluginName';
import {counted} from './counted';

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
