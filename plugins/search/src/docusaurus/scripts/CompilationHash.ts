import {createHash} from 'node:crypto';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {SCRIPTS_HASH} from '../../names';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

const NAME = 'CompilationHash';

/**
 * Bundler plugin that writes a digest of the pages' scripts into these scripts, and keeps it in `value`. Pages use
 * the digest to request the manifests of their own build. The bundler's hash cannot be used, because it depends on
 * the folder of the site.
 */
export class CompilationHash {
  value = '';

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      if (compilation.compiler !== compiler) return;
      // Run before the bundler names the scripts after their contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
        // Leave out runtime scripts, because they contain names of other scripts, which are not final yet.
        const loaders = new Set(
          [...compilation.chunks].flatMap((chunk) => (chunk.hasRuntime() ? [...chunk.files] : [])),
        );
        const scripts = Object.entries(assets)
          .filter(([name]) => name.endsWith('.js') && !loaders.has(name))
          .map(([name, source]) => ({name, content: String(source.source())}));
        const digests = scripts.map(({content}) =>
          createHash('sha256').update(content).digest('hex'),
        );
        this.value = createHash('sha256')
          .update(digests.sort().join())
          .digest('hex')
          .slice(0, SCRIPTS_HASH.length);
        for (const {name, content} of scripts)
          if (content.includes(SCRIPTS_HASH))
            compilation.updateAsset(
              name,
              new sources.RawSource(content.replaceAll(SCRIPTS_HASH, this.value)),
            );
      });
    });
  }
}
