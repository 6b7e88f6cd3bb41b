import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import MiniSearch, {type Options} from 'minisearch';
import {sectionDocuments, type SectionDocument} from './sectionDocuments';
import type {SearchEngine} from './SearchEngine';

/** Settings that MiniSearch's documentation recommends (prefix, fuzzy 0.2, boosts), with the boosts of VitePress. */
const OPTIONS: Options<SectionDocument> = {
  fields: ['heading', 'title', 'text'],
  storeFields: ['url', 'hash', 'title', 'heading', 'text'],
  searchOptions: {
    boost: {heading: 4, text: 2, title: 1},
    prefix: (_, position, terms) => position === terms.length - 1,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  },
};

export const minisearch: SearchEngine = {
  prepareBuild: async ({pagesFile}, indexDir) => {
    const documents = await sectionDocuments(pagesFile);
    return {
      kind: 'code',
      run: async () => {
        const index = new MiniSearch<SectionDocument>(OPTIONS);
        index.addAll(documents);
        await mkdir(indexDir, {recursive: true});
        await writeFile(path.join(indexDir, 'index.json'), JSON.stringify(index));
      },
    };
  },
  load: () =>
    Promise.resolve(async (reader) => {
      const json = new TextDecoder().decode(await reader.read('index.json'));
      const index = MiniSearch.loadJSON<SectionDocument>(json, OPTIONS);
      return {
        search: (query, limit) =>
          Promise.resolve(
            index
              .search(query)
              .slice(0, limit)
              .map((hit) => ({url: hit.url, hash: hit.hash})),
          ),
      };
    }),
};
