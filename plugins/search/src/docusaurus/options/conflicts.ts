import {realpathSync} from 'node:fs';
import {PLUGIN_NAME} from '../../names';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {DocusaurusConfig} from '@docusaurus/types';

export function refuseConflicts({themeConfig}: Pick<DocusaurusConfig, 'themeConfig'>): void {
  if ('algolia' in themeConfig && themeConfig.algolia !== undefined)
    throw new Error(
      `${PLUGIN_NAME}: themeConfig.algolia is also set, but that search has its own search box and search page. Remove it or this plugin from the configuration.`,
    );
}

/**
 * Alias of the search box in the last theme that has one. The alias never refers to a component that the site has
 * swizzled.
 */
const SEARCH_BOX = '@theme-original/SearchBar';

/**
 * Warns if another search box replaces the one of this package. Themes load after plugins, so this happens if a
 * theme with another search is still configured.
 *
 * @param aliases aliases of the bundler, by module name
 * @param packageDir real path of this package
 */
export function warnOfOtherSearchBox(aliases: object | undefined, packageDir: string): void {
  const file: unknown = aliases && Reflect.get(aliases, SEARCH_BOX);
  if (typeof file !== 'string' || realpathSync(file).startsWith(packageDir + path.sep)) return;
  logger.warn(
    `${PLUGIN_NAME}: the search box of the site is ${path.relative('', file)}, not the one of this plugin. ` +
      'If it belongs to another search, remove that search from the configuration. If it belongs to the theme of the ' +
      'site, move this plugin from "plugins" to the end of "themes".',
  );
}
