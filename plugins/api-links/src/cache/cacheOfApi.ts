import {createHash} from 'node:crypto';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {keepsCache, renewCache} from '@screwbox/shared/bundler/renewCache';
import {optionsInRules} from './optionsInRules';
import {type ApiUse, readUses} from './readUses';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

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
export function cacheOfApi(config: Configuration, isServer: boolean): object {
  const uses = readUses(optionsInRules(config.module?.rules));
  if (!keepsCache(config)) return {};
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
  return renewCache(config, `api-${apiDigest(uses)}`);
}
