import lunr from 'lunr';
import {jsonEngine} from './jsonEngine';
import type {SectionDocument} from './sectionDocuments';

const MIN_LETTERS_FOR_FUZZY = 5;

/**
 * The query that lunr's guide recommends for search fields: exact words count most, the last word also matches as a
 * prefix, and longer words also match with one edit.
 */
function queryFor(words: readonly string[]): (query: lunr.Query) => void {
  return (query) => {
    words.forEach((word, position) => {
      query.term(word, {boost: 100});
      if (position === words.length - 1)
        query.term(word, {boost: 10, wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false});
      if (word.length >= MIN_LETTERS_FOR_FUZZY)
        query.term(word, {boost: 1, editDistance: 1, usePipeline: false});
    });
  };
}

export const lunrEngine = jsonEngine(
  (documents) => {
    const index = lunr((builder) => {
      builder.ref('id');
      builder.field('heading', {boost: 4});
      builder.field('title', {boost: 1});
      builder.field('text', {boost: 2});
      for (const document of documents) builder.add(document);
    });
    return {index, documents};
  },
  (json) => {
    const saved = JSON.parse(json) as {index: object; documents: SectionDocument[]};
    const index = lunr.Index.load(saved.index);
    return (query, limit) => {
      const words = lunr.tokenizer(query).map((token) => token.toString());
      const found = words.length === 0 ? [] : index.query(queryFor(words));
      return Promise.resolve(
        found.slice(0, limit).flatMap(({ref}) => {
          const document = saved.documents[Number(ref)];
          return document ? [{url: document.url, hash: document.hash}] : [];
        }),
      );
    };
  },
);
