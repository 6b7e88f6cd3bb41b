import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildDependencies} from '@screwbox/shared/bundler/buildDependencies';
import {ApiIndex} from './data/ApiIndex';
import {readApiData} from './data/readApiData';
import {instancesOf} from './names/instances';
import type {PluginOptions} from './options';

export {remarkApiLinks} from './remark/remarkApiLinks';
export {validateOptions} from './options';
export type {ApiLinksOptions, PluginOptions, UnknownNamePolicy} from './options';

const NAME = 'docusaurus-api-links';
const OPTIONS_FILE = 'options.json';

/**
 * Adds the style of the links that `remarkApiLinks` creates. Recompiles the pages if the API or an
 * option changes, because the bundler does not know the file that `remarkApiLinks` reads.
 * @throws Error if the API description cannot be read or lacks a type that an option names
 */
export default function pluginApiLinks(
  {generatedFilesDir}: LoadContext,
  {id, ...options}: PluginOptions,
): Plugin {
  const api = path.resolve(options.api);
  // Checked here because otherwise every page would fail separately.
  instancesOf(options.instancesOf, new ApiIndex(readApiData(api)));
  return {
    name: NAME,
    getClientModules: () => ['./client/apiLinks.css'],
    async contentLoaded({actions}) {
      await actions.createData(OPTIONS_FILE, options);
    },
    configureWebpack: (config) =>
      buildDependencies(config, [api, path.join(generatedFilesDir, NAME, id, OPTIONS_FILE)]),
  };
}
