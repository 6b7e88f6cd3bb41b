import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';
import lunrParts from '../../plugins/search/loaders/lunrParts.js';
import type {EngineName} from './engines/SearchEngine';
import type {CodeSize} from './Figures';

/**
 * Code of an engine that a browser loads before it can search, as the engine's own user interface imports it.
 */
const IMPORTS: Partial<Record<EngineName, {readonly source: string; readonly what: string}>> = {
  minisearch: {source: `export {default} from 'minisearch'`, what: 'the engine'},
  lunr: {source: `export {default} from 'lunr'`, what: 'the engine'},
  orama: {
    source: `export {create, load, search} from '@orama/orama'`,
    what: 'the engine',
  },
  flexsearch: {source: `export {Document, Charset} from 'flexsearch'`, what: 'the engine'},
};

const gzipped = (code: Uint8Array) => gzipSync(code, {level: 9}).length;

/** Leaves out data that a site generates, because it is not code of the engine. */
const withoutSiteData: Plugin = {
  name: 'without-site-data',
  setup: (bundler) => {
    bundler.onResolve({filter: /^@generated\//}, ({path: name}) => ({
      path: name,
      namespace: 'site-data',
    }));
    bundler.onLoad({filter: /./, namespace: 'site-data'}, () => ({contents: '{}', loader: 'json'}));
  },
};

const partsOfLunr: Plugin = {
  name: 'parts-of-lunr',
  setup: (bundler) => {
    bundler.onLoad({filter: /[\\/]lunr[\\/]lunr\.js$/}, ({path: resourcePath}) => ({
      contents: lunrParts.call({resourcePath, getOptions: () => ({parts: 'analysis'})}),
    }));
  },
};

/** Leaves out code that is loaded on demand, such as other languages. */
const withoutLaterCode: Plugin = {
  name: 'without-later-code',
  setup: (bundler) => {
    bundler.onResolve({filter: /./}, ({path: name, kind}) =>
      kind === 'dynamic-import' ? {path: name, external: true} : undefined,
    );
  },
};

/** Leaves out modules that pages have already loaded, and resolves the parts of a theme. */
const onAPage = (theme: string): Plugin => ({
  name: 'on-a-page',
  setup: (bundler) => {
    bundler.onResolve({filter: /^(react|react-dom|clsx|@docusaurus)(\/|$)/}, ({path: name}) => ({
      path: name,
      external: true,
    }));
    bundler.onResolve({filter: /^@theme\//}, ({path: name}) => ({
      path: path.join(theme, name.slice('@theme/'.length), 'index.tsx'),
    }));
    bundler.onResolve({filter: /\.css$/}, ({path: name}) => ({path: name, namespace: 'style'}));
    bundler.onLoad({filter: /./, namespace: 'style'}, () => ({
      contents: 'export default {}',
    }));
  },
});

async function bundleSize(
  root: string,
  source: string,
  plugins: Plugin[] = [],
): Promise<{minified: number; gzip: number}> {
  const {outputFiles} = await build({
    stdin: {contents: source, resolveDir: path.join(root, 'bench'), loader: 'ts'},
    absWorkingDir: root,
    bundle: true,
    minify: true,
    jsx: 'automatic',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    plugins: [withoutLaterCode, ...plugins],
    // Production builds also move legal notices to a separate file.
    legalComments: 'none',
    logLevel: 'warning',
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`bench: nothing was bundled of ${source}`);
  return {minified: script.contents.length, gzip: gzipped(script.contents)};
}

function writtenSize(dir: string, files: readonly string[]): {minified: number; gzip: number} {
  const contents = files.map((file) => readFileSync(path.join(dir, file)));
  return {
    minified: contents.reduce((sum, {length}) => sum + length, 0),
    gzip: contents.reduce((sum, content) => sum + Math.min(gzipped(content), content.length), 0),
  };
}

/**
 * Sizes of the engines' code in bytes, minified and compressed. Engines without code are missing from the
 * result.
 *
 * @param indexDirs folders of the indexes, because some engines write their code there
 */
export async function codeSizes(
  root: string,
  engines: readonly EngineName[],
  indexDirs: readonly string[],
): Promise<CodeSize[]> {
  const sizes: CodeSize[] = [];
  const ui = path.join(root, 'plugins/search/src/browser');
  const worker = path.join(ui, 'search.worker.ts');
  const built = (file: string) => indexDirs.find((dir) => existsSync(path.join(dir, file)));
  for (const engine of engines) {
    const imported = IMPORTS[engine];
    if (imported) {
      sizes.push({engine, what: imported.what, ...(await bundleSize(root, imported.source))});
    } else if (engine === 'ours' && existsSync(worker)) {
      const source = `import ${JSON.stringify(worker)}`;
      const what = 'worker: engine, query parser, comlink';
      sizes.push({
        engine,
        what,
        ...(await bundleSize(root, source, [withoutSiteData, partsOfLunr])),
      });
      const theme = path.join(root, 'plugins/search/src/theme');
      const suggestions = JSON.stringify(path.join(theme, 'SearchSuggestions/index.tsx'));
      sizes.push({
        engine,
        what: 'page: suggestions',
        ...(await bundleSize(root, `export {default} from ${suggestions}`, [
          withoutSiteData,
          onAPage(theme),
        ])),
      });
    } else if (engine === 'pagefind') {
      const dir = built('pagefind/pagefind.js');
      if (dir === undefined) continue;
      const own = path.join(dir, 'pagefind');
      const files = readdirSync(own).filter((file) =>
        /^(pagefind-worker\.js|wasm\.en\.)/.test(file),
      );
      sizes.push({engine, what: 'worker and WebAssembly', ...writtenSize(own, files)});
    } else if (engine === 'easyops') {
      const dir = built('easyops-code/worker.mjs');
      if (dir === undefined) continue;
      sizes.push({
        engine,
        what: 'worker: lunr, comlink',
        ...writtenSize(path.join(dir, 'easyops-code'), ['worker.mjs']),
      });
    }
  }
  return sizes;
}
