import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {stemmerCode} from '../../core/text/languages/stemmerCode';
import {SUGGESTIONS_CHUNK} from '../../names';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

const NAME = 'RequireScopePlugin';

/**
 * Makes the bundler declare `__webpack_require__` in every entry script. Docusaurus's `ChunkAssetPlugin` adds a
 * function to it without telling webpack. Webpack omits it from a script with a single module, so the worker would
 * fail to start.
 */
class RequireScopePlugin {
  apply(compiler: Compiler): void {
    const {requireScope} = compiler.webpack.RuntimeGlobals;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (_, requirements) => {
        requirements.add(requireScope);
      });
    });
  }
}

interface Chunk {
  name?: string | null | undefined;
  canBeInitial(): boolean;
  hasRuntime(): boolean;
}

/** Bundler plugin that ignores requests, with the same interface in webpack and Rspack. */
type IgnorePlugin = ConfigureWebpackUtils['currentBundler']['instance']['IgnorePlugin'];

const LANGUAGE = /^lunr-languages\/lunr\.([a-z]{2})$/;

const LUNR = /[\\/]node_modules[\\/]lunr[\\/]lunr\.js$/;

function isOtherLanguage(request: string, locale: string): boolean {
  const used = locale.split(',').map(stemmerCode);
  if (used.join() === 'en' && request === './languages/otherLanguage') return true;
  const language = LANGUAGE.exec(request)?.[1];
  return language !== undefined && !used.includes(language);
}

const lunrRule = (packageDir: string, folder: 'text' | 'query', parts: string) => ({
  test: LUNR,
  issuer: (file: string): boolean =>
    file.startsWith(packageDir + path.sep) &&
    file.includes(`${path.sep}core${path.sep}${folder}${path.sep}`),
  use: [{loader: path.join(packageDir, 'loaders/lunrParts.js'), options: {parts}}],
});

/**
 * Bundler settings for the scripts of the search.
 *
 * @param packageDir folder of this package, as the bundler sees it
 * @param isServer whether the pages are rendered on the server, where no worker starts
 * @param locale locale of the indexes, or several, separated by commas. The analysis of other languages is
 * left out. Undefined if indexes of other sites are also read, whose languages are only known in the browser
 */
export function scriptBundling(
  packageDir: string,
  isServer: boolean,
  locale: string | undefined,
  Ignore: IgnorePlugin,
) {
  return {
    module: {
      // The rules match only imports by this package. Other plugins still get all of lunr.
      rules: [lunrRule(packageDir, 'text', 'analysis'), lunrRule(packageDir, 'query', 'operators')],
    },
    ...(!isServer && {
      plugins: [
        ...(locale === undefined
          ? []
          : [new Ignore({checkResource: (request) => isOtherLanguage(request, locale)})]),
        new RequireScopePlugin(),
      ],
      optimization: {
        splitChunks: {
          // The default, except that the worker and the suggestions stay in one file each. Separate files for
          // large packages would cost the worker another round trip.
          chunks: (chunk: Chunk) =>
            !chunk.canBeInitial() && !chunk.hasRuntime() && chunk.name !== SUGGESTIONS_CHUNK,
        },
      },
    }),
  };
}
