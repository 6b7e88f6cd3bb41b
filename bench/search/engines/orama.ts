import {create, insertMultiple, load, save, search} from '@orama/orama';
import {jsonEngine} from './jsonEngine';
import type {SectionDocument} from './sectionDocuments';

const SCHEMA = {heading: 'string', title: 'string', text: 'string'};

/** Settings with the same boosts as for MiniSearch, and with a tolerance of one typo, as in Orama's guide. */
const OPTIONS = {
  properties: ['heading', 'title', 'text'],
  boost: {heading: 4, text: 2, title: 1},
  tolerance: 1,
};

export const orama = jsonEngine(
  async (documents) => {
    const index = create({schema: SCHEMA});
    await insertMultiple(
      index,
      documents.map((document) => ({...document, id: String(document.id)})),
    );
    return save(index);
  },
  (json) => {
    const index = create({schema: SCHEMA});
    load(index, JSON.parse(json) as object);
    return async (term, limit) => {
      const {hits} = await search<SectionDocument>(index, {...OPTIONS, term, limit});
      return hits.map(({document: {url, hash}}) => ({url, hash}));
    };
  },
);
