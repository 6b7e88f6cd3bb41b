import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import type {GlossaryOptions} from './remarkGlossary';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Rspack's cache on disk knows the pages, but not the glossary that their terms come from. */
function cacheOfGlossary(config: Configuration, file: string): object {
  const {cache} = (config.experiments ?? {}) as {cache?: boolean | {version?: string}};
  if (typeof cache !== 'object') return {};
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return {experiments: {cache: {version: `${cache.version ?? ''}-glossary-${digest}`}}};
}

/** Shows definitions of the glossary where `remarkGlossary` has found their terms. */
export default function glossary(_: unknown, {file}: GlossaryOptions): Plugin {
  return {
    name: 'site-glossary',
    getClientModules: () => ['./client/glossaryTerms.ts', './client/glossary.css'],
    getPathsToWatch: () => [file],
    configureWebpack: (config) => cacheOfGlossary(config, file),
  };
}
