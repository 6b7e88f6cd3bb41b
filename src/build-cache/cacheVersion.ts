import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface RspackExperiments {
  readonly cache?: boolean | {readonly version?: string};
}

/**
 * Gives Rspack's cache on disk another version whenever what pages are made of changes: it knows the
 * pages, but not the files that Markdown plugins read besides.
 *
 * @param name what it is, in one word
 * @param content all of it
 * @returns what to merge into the configuration
 */
export function cacheVersion(config: Configuration, name: string, content: string): object {
  const {cache} = (config.experiments ?? {}) as RspackExperiments;
  if (typeof cache !== 'object') return {};
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return {experiments: {cache: {version: `${cache.version ?? ''}-${name}-${digest}`}}};
}
