import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>[number];

/** The parts of Rspack that this code uses. Docusaurus only has the types of webpack. */
interface RspackPlugins {
  SwcJsMinimizerRspackPlugin: new (options: {minimizerOptions: object}) => Minimizer;
}

/** Copy of Docusaurus's options for the minifier, because plugins cannot change them. */
const OPTIONS = {
  minify: true,
  ecma: 2020,
  module: true,
  compress: {ecma: 5},
  format: {ecma: 5, comments: false, ascii_only: true},
  // By default, the choice of short names depends on character frequencies. These include provisional hashes in file
  // names, which differ between folders.
  mangle: {disableCharFreq: true, safari10: true},
} as const;

const NAME = 'repeatable-names';
const MINIFIER = 'SwcJsMinimizerRspackPlugin';

/**
 * Makes the minifier choose the same short names in every build of the same sources.
 *
 * @throws Error if the minifier for scripts is not that of Rspack
 */
export default function repeatableNames(): Plugin {
  return {
    name: NAME,
    configureWebpack(config, isServer, {currentBundler}) {
      const minimizers = config.optimization?.minimizer ?? [];
      if (isServer || minimizers.length === 0) return {};
      const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as RspackPlugins;
      const kept = minimizers.filter((minimizer) => minimizer?.constructor.name !== MINIFIER);
      if (kept.length === minimizers.length)
        throw new Error(`${NAME} found no ${MINIFIER}. Compare it with Docusaurus's minification.`);
      const minimizer = [new SwcJsMinimizerRspackPlugin({minimizerOptions: OPTIONS}), ...kept];
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {minimizer},
      };
    },
  };
}
