import type {Plugin} from '@docusaurus/types';
import {renewCache} from '@screwbox/shared/bundler/renewCache';
import {joinLanguages} from '../../node/index/buildOptions';
import type {PluginOptions} from '../../options';
import {warnOfOtherSearchBox} from '../options/conflicts';
import {scriptBundling} from './scriptBundling';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** Settings of the bundler for the scripts of the search. */
export function configureBundler(
  [config, isServer, {currentBundler}]: Parameters<ConfigureWebpack>,
  {
    packageDir,
    options,
    locale,
    hasTags,
  }: {packageDir: string; options: PluginOptions; locale: string; hasTags: boolean},
) {
  if (!isServer) warnOfOtherSearchBox(config.resolve?.alias, packageDir);
  // The languages of other sites are not known.
  const language =
    options.otherSites.length > 0 ? undefined : joinLanguages(options.language ?? locale);
  const {IgnorePlugin, DefinePlugin} = currentBundler.instance;
  const {plugins = [], ...bundling} = scriptBundling(packageDir, isServer, language, IgnorePlugin);
  // Keeps features that are off out of the scripts.
  const features = new DefinePlugin({
    'process.env.SEARCH_HIDES_BOX': String(options.hideWithoutContext),
    'process.env.SEARCH_OTHER_SITES': String(options.otherSites.length > 0),
    'process.env.SEARCH_TAGS': JSON.stringify(String(hasTags)),
  });
  return {
    ...bundling,
    // The cache would keep the languages of the last build.
    ...renewCache(config, `search-${language ?? 'all'}`),
    plugins: [features, ...plugins],
  };
}
