import MiniSearch, {type Options} from 'minisearch';
import {jsonEngine} from './jsonEngine';
import type {SectionDocument} from './sectionDocuments';

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

export const minisearch = jsonEngine(
  (documents) => {
    const index = new MiniSearch<SectionDocument>(OPTIONS);
    index.addAll(documents);
    return index;
  },
  (json) => {
    const index = MiniSearch.loadJSON<SectionDocument>(json, OPTIONS);
    return (query, limit) =>
      Promise.resolve(
        index
          .search(query)
          .slice(0, limit)
          .map(({url, hash}) => ({url, hash})),
      );
  },
);
