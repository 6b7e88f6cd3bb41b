import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

const NAME = 'CompilationHash';

/**
 * Bundler plugin that remembers the hash of the pages' scripts, which these know as `__webpack_hash__`. Pages request
 * the manifests of their own build by it.
 */
export class CompilationHash {
  /** Empty until the scripts are compiled. */
  value = '';

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, ({hash}) => {
      this.value = hash ?? '';
    });
  }
}
