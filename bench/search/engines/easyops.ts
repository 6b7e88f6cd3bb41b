import {mkdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {readPages} from '../corpus/stageCorpus';
import {stageDocusaurusPages} from '../corpus/stageDocusaurusPages';
import type {FileReader} from './IndexReader';
import type {SearchEngine} from './SearchEngine';

const PACKAGE = '@easyops-cn/docusaurus-search-local';
const GENERATED = `@generated/${PACKAGE}/default/generated-constants.js`;
const require = createRequire(import.meta.url);

const distFile = (file: string) =>
  path.join(path.dirname(require.resolve(`${PACKAGE}/package.json`)), 'dist', file);

type Config = Readonly<Record<string, unknown>>;

interface ServerCode {
  readonly validateOptions: (given: {
    options: object;
    validate: (schema: {validate: (options: object) => {value: object}}, options: object) => object;
  }) => object;
  readonly processPluginOptions: (options: object, site: object) => Config;
  readonly postBuildFactory: (config: Config, indexFile: string) => (site: object) => Promise<void>;
  readonly generate: (config: Config, dir: string) => string;
}

function serverCode(): ServerCode {
  const names = ['validateOptions', 'processPluginOptions', 'postBuildFactory', 'generate'];
  return Object.assign(
    {},
    ...names.map((name) => require(distFile(`server/server/utils/${name}.js`)) as object),
  ) as ServerCode;
}

function configuration({validateOptions, processPluginOptions}: ServerCode): Config {
  const options = validateOptions({
    options: {docsRouteBasePath: '/', indexBlog: false, indexPages: false},
    validate: (schema, given) => schema.validate(given).value,
  });
  return processPluginOptions(options, {siteDir: '/', siteConfig: {themeConfig: {}}});
}

const INDEX_FILE = 'search-index.json';

interface WorkerModule {
  readonly SearchWorker: new () => {
    fetchIndexes: (baseUrl: string, context: string) => Promise<void>;
    search: (
      baseUrl: string,
      context: string,
      input: string,
      limit: number,
    ) => Promise<readonly {document: {u: string; h?: string}}[]>;
  };
}

async function loadWorker(dir: string): Promise<WorkerModule> {
  const server = serverCode();
  mkdirSync(dir, {recursive: true});
  server.generate(configuration(server), dir);
  const outfile = path.join(dir, 'worker.mjs');
  await build({
    entryPoints: [distFile('client/client/theme/worker.js')],
    outfile,
    alias: {[GENERATED]: path.join(dir, 'generated-constants.js')},
    bundle: true,
    minify: true,
    format: 'esm',
    logLevel: 'warning',
  });
  return (await import(pathToFileURL(outfile).href)) as WorkerModule;
}

function imitateWorker(readers: readonly FileReader[]): void {
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    location: {origin: 'https://site.invalid'},
    fetch: async (address: string) => {
      const reader = readers[Number(/^\/(\d+)\//.exec(address)?.[1])];
      if (!reader) throw new Error(`bench: easyops fetched ${address}, which is not its index`);
      return new Response(await reader.read(INDEX_FILE));
    },
  });
}

export const easyops: SearchEngine = {
  prepareBuild: async ({pagesFile}, indexDir) => {
    const outDir = `${indexDir}-pages`;
    const routesPaths = stageDocusaurusPages(await readPages(pagesFile), outDir);
    const server = serverCode();
    const config = configuration(server);
    mkdirSync(indexDir, {recursive: true});
    return {
      kind: 'code',
      run: () =>
        server.postBuildFactory(
          config,
          path.join(path.relative(outDir, indexDir), INDEX_FILE),
        )({routesPaths, outDir, baseUrl: '/', siteConfig: {trailingSlash: true}}),
    };
  },
  load: async (indexDir) => {
    const readers: FileReader[] = [];
    imitateWorker(readers);
    const {SearchWorker} = await loadWorker(`${indexDir}-code`);
    return async (reader) => {
      const baseUrl = `/${readers.length}/`;
      readers.push(reader);
      const worker = new SearchWorker();
      await worker.fetchIndexes(baseUrl, '');
      return {
        search: async (query, limit) =>
          (await worker.search(baseUrl, '', query, limit)).map(({document: {u, h = ''}}) => ({
            url: u,
            hash: h,
          })),
      };
    };
  },
};
