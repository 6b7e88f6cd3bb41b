import path from 'node:path';
import type {Hit} from '../measure/judge';
import {REPOSITORY} from '../repository';
import type {Program, SearchEngine} from './SearchEngine';

interface EngineModule {
  readonly openIndex: (source: {read: (path: string) => Promise<Uint8Array>}) => Promise<{
    search: (
      query: string,
      options: {limit: number; onRows?: () => void},
    ) => Promise<{hits: readonly Hit[]}>;
  }>;
}

const indexFolder = (htmlDir: string, indexDir: string): Promise<Program> =>
  Promise.resolve({
    kind: 'program',
    command: process.execPath,
    args: [
      path.join(REPOSITORY, 'plugins/search/lib/cli/searchIndex.js'),
      htmlDir,
      '--out',
      indexDir,
    ],
  });

export const ours: SearchEngine = {
  ahead: ['index.bin'],
  indexFolder,
  prepareBuild: ({htmlDir}, indexDir) => indexFolder(htmlDir, indexDir),
  load: async () => {
    const name = '@screwbox/docusaurus-search/engine';
    const {openIndex} = (await import(name)) as EngineModule;
    return async (reader) => {
      const index = await openIndex({read: (file) => reader.read(file)});
      return {
        search: async (query, limit, options) =>
          (await index.search(query, {limit, ...options})).hits,
      };
    };
  },
};
