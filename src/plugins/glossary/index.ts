import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {cacheVersion} from '../../build-cache/cacheVersion';
import type {GlossaryOptions} from './remarkGlossary';

/** Shows definitions of the glossary where `remarkGlossary` has found their terms. */
export default function glossary(_: unknown, {file}: GlossaryOptions): Plugin {
  return {
    name: 'site-glossary',
    getClientModules: () => ['./client/glossaryTerms.ts', './client/glossary.css'],
    getPathsToWatch: () => [file],
    configureWebpack: (config) => cacheVersion(config, 'glossary', readFileSync(file, 'utf8')),
  };
}
