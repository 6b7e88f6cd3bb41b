import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';
import type {Sources} from './readStages';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface RspackExperiments {
  readonly cache?: boolean | {readonly version?: string};
}

/**
 * Gives Rspack's cache on disk another version whenever a stage changes: it knows the pages of the
 * tutorial, but not the stages that their code blocks are filled from.
 */
export function cacheOfStages(config: Configuration, stages: readonly Sources[]): object {
  const {cache} = (config.experiments ?? {}) as RspackExperiments;
  if (typeof cache !== 'object') {
    return {};
  }
  const content = JSON.stringify(stages.map((sources) => [...sources]));
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return {experiments: {cache: {version: `${cache.version ?? ''}-stages-${digest}`}}};
}
