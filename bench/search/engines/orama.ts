import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {create, insertMultiple, load, save, search} from '@orama/orama';
import {sectionDocuments, type SectionDocument} from './sectionDocuments';
import type {SearchEngine} from './SearchEngine';

const SCHEMA = {heading: 'string', title: 'string', text: 'string'};

/** Settings with the same boosts as for MiniSearch, and with a tolerance of one typo, as in Orama's guide. */
const OPTIONS = {
  properties: ['heading', 'title', 'text'],
  boost: {heading: 4, text: 2, title: 1},
  tolerance: 1,
};

export const orama: SearchEngine = {
  prepareBuild: async ({pagesFile}, indexDir) => {
    const documents = await sectionDocuments(pagesFile);
    return {
      kind: 'code',
      run: async () => {
        const index = create({schema: SCHEMA});
        await insertMultiple(
          index,
          documents.map((document) => ({...document, id: String(document.id)})),
        );
        await mkdir(indexDir, {recursive: true});
        await writeFile(path.join(indexDir, 'index.json'), JSON.stringify(save(index)));
      },
    };
  },
  load: () =>
    Promise.resolve(async (reader) => {
      const index = create({schema: SCHEMA});
      load(index, JSON.parse(new TextDecoder().decode(await reader.read('index.json'))) as object);
      return {
        search: async (term, limit) => {
          const {hits} = await search<SectionDocument>(index, {...OPTIONS, term, limit});
          return hits.map(({document: {url, hash}}) => ({url, hash}));
        },
      };
    }),
};
