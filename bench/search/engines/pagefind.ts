import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {readPages} from '../corpus/stageCorpus';
import {stageDocusaurusPages} from '../corpus/stageDocusaurusPages';
import type {FileReader} from './IndexReader';
import type {Program, SearchEngine} from './SearchEngine';

/** The part of `pagefind.js` that the bench uses. Pagefind writes that code next to its index. */
interface PagefindModule {
  readonly createInstance: (options: {basePath: string; baseUrl: string}) => {
    init: () => Promise<void>;
    search: (query: string) => Promise<{
      results: readonly {data: () => Promise<PagefindPage>}[];
    }>;
  };
}

interface BinaryModule {
  readonly resolveBinaryPath: (names: readonly string[]) => string;
}

interface PagefindPage {
  readonly url: string;
  readonly sub_results: readonly {
    url: string;
    weighted_locations: readonly {balanced_score: number}[];
  }[];
}

/** A page is one row. Its section is the sub-result with the highest total score from Pagefind. */
function bestPart({url, sub_results: parts}: PagefindPage): {url: string; hash: string} {
  const score = (part: PagefindPage['sub_results'][number]) =>
    part.weighted_locations.reduce((sum, {balanced_score: own}) => sum + own, 0);
  const [best] = [...parts].sort((a, b) => score(b) - score(a));
  return {url, hash: new URL(best?.url ?? url, 'https://index.invalid').hash};
}

/** Defines the page's language and `fetch`, because `pagefind.js` expects to run in a browser. */
function imitateBrowser(readers: ReadonlyMap<string, FileReader>): void {
  Object.assign(globalThis, {
    document: {currentScript: null, querySelector: () => ({getAttribute: () => 'en'})},
    fetch: async (address: string) => {
      const {host, pathname} = new URL(address);
      const reader = readers.get(host);
      if (!reader) throw new Error(`bench: Pagefind fetched ${address}, which is not its index`);
      return new Response(await reader.read(pathname));
    },
  });
}

async function indexFolder(htmlDir: string, indexDir: string): Promise<Program> {
  const resolver = new URL('resolveBinary.js', import.meta.resolve('pagefind'));
  const {resolveBinaryPath} = (await import(resolver.href)) as BinaryModule;
  return {
    kind: 'program',
    // Calls the binary instead of the package's wrapper, so that time, memory and the limit apply to Pagefind alone.
    command: resolveBinaryPath(['pagefind_extended', 'pagefind']),
    args: ['--site', htmlDir, '--output-path', indexDir, '--force-language', 'en'],
  };
}

export const pagefind: SearchEngine = {
  isCode: (file) => /^(pagefind[-.\w]*\.(js|css)|wasm\.[\w-]+\.pagefind)$/.test(file),
  prepareBuild: async ({pagesFile}, indexDir) => {
    const site = `${indexDir}-pages`;
    stageDocusaurusPages(await readPages(pagesFile), site);
    return indexFolder(site, indexDir);
  },
  indexFolder,
  load: async (indexDir) => {
    const readers = new Map<string, FileReader>();
    imitateBrowser(readers);
    const nextHost = () => `index-${readers.size}.invalid`;
    // Imports a new copy of the module for each opened index, because Pagefind caches fetched data in module variables.
    const loadCode = async (host: string): Promise<PagefindModule> => {
      const code = `${pathToFileURL(path.join(indexDir, 'pagefind.js')).href}?${host}`;
      return (await import(code)) as PagefindModule;
    };
    // Imports the module of the first opened index in advance, so that its measured time excludes loading code.
    await loadCode(nextHost());
    return async (reader) => {
      const host = nextHost();
      readers.set(host, reader);
      const {createInstance} = await loadCode(host);
      const instance = createInstance({basePath: `https://${host}/`, baseUrl: '/'});
      await instance.init();
      // Pagefind only loads the index with the first query.
      await instance.search('');
      return {
        search: async (query, limit) => {
          const {results} = await instance.search(query);
          const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
          return pages.map(bestPart);
        },
      };
    };
  },
};
