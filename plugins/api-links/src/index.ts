import type {Plugin} from '@docusaurus/types';
import {cacheOfApi} from './cache/cacheOfApi';

export {remarkApiLinks} from './remark/remarkApiLinks';
export type {ApiLinksOptions, UnknownNamePolicy} from './options';
export {type PluginOptions, validateOptions} from './validateOptions';

/**
 * Adds the style of API links to a site, and has its pages compiled again when the API changes. The
 * links themselves come from `remarkApiLinks`.
 */
export default function pluginApiLinks(): Plugin {
  return {
    name: 'docusaurus-api-links',
    getClientModules: () => ['./client/apiLinks.css'],
    configureWebpack: cacheOfApi,
  };
}
