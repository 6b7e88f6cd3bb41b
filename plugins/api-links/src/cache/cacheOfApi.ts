import {createHash} from 'node:crypto';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {optionsInRules} from './optionsInRules';
import {type ApiUse, readUses} from './readUses';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What webpack and Rspack keep on disk; they read nothing that another version wrote. */
interface DiskCache {
  readonly version?: string;
}

function isOnDisk(cache: unknown): cache is DiskCache {
  return (
    typeof cache === 'object' &&
    cache !== null &&
    'type' in cache &&
    (cache.type === 'filesystem' || cache.type === 'persistent')
  );
}

/** A short text that is another one as soon as an option or the API that it names changes. */
function apiDigest(uses: readonly ApiUse[]): string {
  const content = uses.map(({options, data}) => [options, data]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/**
 * Makes the API a part of the version of the bundler's cache, as a change of the configuration, and
 * checks the options before any page is compiled: each would fail for itself. The bundler does not know
 * about the file that a remark plugin reads: it would take pages that have not changed themselves from its
 * cache, unchecked and with links to the API of an earlier build.
 *
 * @param config of the bundler, with the rules of the plugins whose pages are linked
 * @param isServer whether it compiles for the server
 * @returns what has to be merged into it
 * @throws when an option is wrong, names a type that the API does not have, or the description of an
 *   API cannot be read
 */
export function cacheOfApi({cache, experiments, module}: Configuration, isServer: boolean): object {
  // Docusaurus knows its bundlers by webpack's types; Rspack's cache is one of its experiments.
  const ofRspack = (experiments as {cache?: unknown} | undefined)?.cache;
  const uses = readUses(optionsInRules(module?.rules));
  if (!isOnDisk(cache) && !isOnDisk(ofRspack)) {
    return {};
  }
  if (uses.length === 0) {
    if (!isServer) {
      logger.warn(
        'docusaurus-api-links: no plugin before this one gives remarkApiLinks to its pages, so changes of the ' +
          'API go unnoticed as long as the cache lives. List @screwbox/docusaurus-api-links after ' +
          'the plugins whose pages it links.',
      );
    }
    return {};
  }
  const digest = apiDigest(uses);
  const renewed = ({version = ''}: DiskCache) => ({version: `${version}-api-${digest}`});
  return {
    ...(isOnDisk(cache) && {cache: renewed(cache)}),
    ...(isOnDisk(ofRspack) && {experiments: {cache: renewed(ofRspack)}}),
  };
}
