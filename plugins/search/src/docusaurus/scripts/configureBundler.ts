import type {Plugin} from '@docusaurus/types';
import {buildDependencies} from '@screwbox/shared/bundler/buildDependencies';
import type {PluginOptions} from '../../options';
import {warnOfOtherSearchBox} from '../options/conflicts';
import {bundledLanguages} from './bundledLanguages';
import type {CompilationHash} from './CompilationHash';
import {scriptBundling} from './scriptBundling';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

export function configureBundler(
  [config, isServer, {currentBundler}]: Parameters<ConfigureWebpack>,
  {
    packageDir,
    options,
    locale,
    hasTags,
    hasHashRouter,
    languagesFile,
    hash,
  }: {
    packageDir: string;
    options: PluginOptions;
    locale: string;
    hasTags: boolean;
    hasHashRouter: boolean;
    languagesFile: string;
    hash: CompilationHash;
  },
) {
  if (!isServer) warnOfOtherSearchBox(config.resolve?.alias, packageDir);
  const language = bundledLanguages(options, locale);
  const {IgnorePlugin, DefinePlugin} = currentBundler.instance;
  const {plugins = [], ...bundling} = scriptBundling(packageDir, isServer, language, IgnorePlugin);
  // Removes features that are off from the scripts.
  const features = new DefinePlugin({
    'process.env.SEARCH_HIDES_BOX': String(options.hideWithoutContext),
    'process.env.SEARCH_OTHER_SITES': String(options.otherSites.length > 0),
    'process.env.SEARCH_HASH_ROUTER': String(hasHashRouter),
    'process.env.SEARCH_TAGS': JSON.stringify(String(hasTags)),
  });
  return {
    ...bundling,
    // Otherwise, a cached build would have the languages of an earlier build.
    ...buildDependencies(config, [languagesFile]),
    plugins: isServer ? [features, ...plugins] : [features, hash, ...plugins],
  };
}
