import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

const NAME = 'RequireScopePlugin';

/**
 * Declares `__webpack_require__` in every script that starts on its own. Docusaurus adds a function to
 * it there (`ChunkAssetPlugin`), without a word to webpack, which leaves it out of a script that is made
 * of one module: a worker would end before it has begun.
 */
export class RequireScopePlugin {
  apply(compiler: Compiler): void {
    const {requireScope} = compiler.webpack.RuntimeGlobals;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (_, requirements) => {
        requirements.add(requireScope);
      });
    });
  }
}
