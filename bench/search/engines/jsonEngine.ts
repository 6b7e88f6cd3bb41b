import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {OpenedIndex, SearchEngine} from './SearchEngine';
import {type SectionDocument, sectionDocuments} from './sectionDocuments';

const FILE = 'index.json';

/**
 * An engine whose index of sections is one JSON file.
 * @param build returns what the file contains
 */
export function jsonEngine(
  build: (documents: readonly SectionDocument[]) => unknown,
  open: (json: string) => OpenedIndex['search'],
): SearchEngine {
  return {
    prepareBuild: async ({pagesFile}, indexDir) => {
      const documents = await sectionDocuments(pagesFile);
      return {
        kind: 'code',
        run: async () => {
          const index = await build(documents);
          await mkdir(indexDir, {recursive: true});
          await writeFile(path.join(indexDir, FILE), JSON.stringify(index));
        },
      };
    },
    load: () =>
      Promise.resolve(async (reader) => ({
        search: open(new TextDecoder().decode(await reader.read(FILE))),
      })),
  };
}
