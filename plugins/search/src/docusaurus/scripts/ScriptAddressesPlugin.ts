import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {CORRECTIONS_CHUNK, SUGGESTIONS_CHUNK, WORKER_CHUNK} from '../../names';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

const NAME = 'ScriptAddressesPlugin';

/** Name of the entry chunk of the pages. */
const PAGES = /(?:^|~)main$/;

/**
 * Adds `__webpack_require__.searchScripts` to the pages' scripts: it gives the addresses of the scripts that a first
 * search needs, so that they can be fetched ahead. Docusaurus has a function of the kind, which knows no workers.
 */
export class ScriptAddressesPlugin {
  apply(compiler: Compiler): void {
    const {RuntimeGlobals, RuntimeModule} = compiler.webpack;
    const {publicPath, getChunkScriptFilename} = RuntimeGlobals;

    class ScriptAddressesModule extends RuntimeModule {
      constructor() {
        super(NAME, RuntimeModule.STAGE_ATTACH);
        // The chunks get their ids late.
        this.fullHash = true;
      }

      override generate(): string {
        const addresses = [SUGGESTIONS_CHUNK, WORKER_CHUNK, CORRECTIONS_CHUNK].flatMap((name) => {
          const id = this.compilation?.namedChunks.get(name)?.id;
          return id === undefined || id === null
            ? []
            : [`${publicPath} + ${getChunkScriptFilename}(${JSON.stringify(id)})`];
        });
        return `__webpack_require__.searchScripts = () => [${addresses.join(', ')}];`;
      }
    }

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        if (!PAGES.test(chunk.name ?? '')) return;
        requirements.add(publicPath).add(getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new ScriptAddressesModule());
      });
    });
  }
}
