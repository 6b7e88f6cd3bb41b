import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';
import lunrParts from '../../plugins/search/loaders/lunrParts.js';
import type {EngineName} from './engines/SearchEngine';
import {REPOSITORY} from './repository';

/** Modules that a browser loads before an engine can search, imported as in the engine's own user interface. */
const IMPORTS: Partial<Record<EngineName, string>> = {
  minisearch: `export {default} from 'minisearch'`,
  lunr: `export {default} from 'lunr'`,
  orama: `export {create, load, search} from '@orama/orama'`,
  flexsearch: `export {Document, Charset} from 'flexsearch'`,
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

async function bundleSize(source: string, plugins: Plugin[] = []): Promise<number> {
  const {outputFiles} = await build({
    stdin: {contents: source, resolveDir: path.join(REPOSITORY, 'bench'), loader: 'ts'},
    absWorkingDir: REPOSITORY,
    bundle: true,
    minify: true,
    jsx: 'automatic',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    plugins: [withoutLaterCode, ...plugins],
    // Excludes legal notices, because production builds move them to a separate file.
    legalComments: 'none',
    logLevel: 'warning',
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`bench: nothing was bundled for ${source}`);
  return gzipped(script.contents);
}

const writtenSize = (dir: string, files: readonly string[]): number =>
  files
    .map((file) => readFileSync(path.join(dir, file)))
    .reduce((sum, content) => sum + Math.min(gzipped(content), content.length), 0);

/**
 * Compressed bytes of the scripts that load before the first rows: the engine and its user interface.
 *
 * @param workDir folder of the index, because some engines write their code there
 */
export async function codeSizes(engine: EngineName, workDir: string): Promise<number[]> {
  const imported = IMPORTS[engine];
  if (imported !== undefined) return [await bundleSize(imported)];
  if (engine === 'ours') {
    const worker = path.join(REPOSITORY, 'plugins/search/src/browser/search.worker.ts');
    const theme = path.join(REPOSITORY, 'plugins/search/src/theme');
    const suggestions = JSON.stringify(path.join(theme, 'SearchSuggestions/index.tsx'));
    return [
      await bundleSize(`import ${JSON.stringify(worker)}`, [withoutSiteData, partsOfLunr]),
      await bundleSize(`export {default} from ${suggestions}`, [withoutSiteData, onAPage(theme)]),
    ];
  }
  if (engine === 'pagefind') {
    const dir = path.join(workDir, 'pagefind');
    const files = readdirSync(dir).filter((file) => /^(pagefind-worker\.js|wasm\.en\.)/.test(file));
    return [writtenSize(dir, files)];
  }
  const dir = path.join(workDir, 'easyops-code');
  return existsSync(dir) ? [writtenSize(dir, ['worker.mjs'])] : [];
}
