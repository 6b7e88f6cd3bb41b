import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {SearchEngine} from './SearchEngine';

interface EngineModule {
  readonly openIndex: (source: {read: (path: string) => Promise<Uint8Array>}) => Promise<{
    search: (
      query: string,
      options: {limit: number; onRows?: () => void},
    ) => Promise<
      readonly {url: string; hash: string}[] | {hits: readonly {url: string; hash: string}[]}
    >;
  }>;
}

/** Folder of the repository. This code runs from the cache below the bench's node_modules. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../..');

export const ours: SearchEngine = {
  hasOperators: true,
  ahead: ['index.bin'],
  prepareBuild: ({htmlDir}, indexDir) =>
    Promise.resolve({
      kind: 'program',
      command: process.execPath,
      args: [
        path.join(root, 'plugins/search/lib/cli/searchIndex.js'),
        htmlDir,
        '--out',
        indexDir,
        '--json',
      ],
    }),
  load: async () => {
    const name = '@screwbox/docusaurus-search/engine';
    const {openIndex} = (await import(name)) as EngineModule;
    return async (reader) => {
      const index = await openIndex({read: (file) => reader.read(file)});
      return {
        search: async (query, limit, options) => {
          const found = await index.search(query, {limit, ...options});
          return 'hits' in found ? found.hits : found;
        },
      };
    };
  },
};
