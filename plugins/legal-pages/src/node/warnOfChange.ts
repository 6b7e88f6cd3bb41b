import logger from '@docusaurus/logger';

const LAST = Symbol.for('docusaurus-plugin-legal-pages.lastWarning');

/** Docusaurus loads plugins again for each locale of a build: only what is global outlives one. */
const shared: typeof globalThis & {[LAST]?: string | undefined} = globalThis;

/** Warns of what is wrong, unless it was the same the last time; nothing where nothing is wrong. */
export function warnOfChange(message: string | undefined): void {
  if (message !== undefined && message !== shared[LAST]) logger.warn(message);
  shared[LAST] = message;
}
