import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Charset, Document} from 'flexsearch';
import {sectionDocuments} from './sectionDocuments';
import type {SearchEngine} from './SearchEngine';

/** Settings that FlexSearch's documentation recommends for document fields: prefixes, balanced Latin encoding. */
const newIndex = () =>
  new Document({
    document: {
      id: 'id',
      store: ['url', 'hash', 'title', 'heading', 'text'],
      index: [
        {field: 'heading', tokenize: 'forward', encoder: Charset.LatinBalance},
        {field: 'title', tokenize: 'forward', encoder: Charset.LatinBalance},
        {field: 'text', tokenize: 'forward', encoder: Charset.LatinBalance},
      ],
    },
  });

const PARTS_FILE = 'parts.json';

export const flexsearch: SearchEngine = {
  prepareBuild: async ({pagesFile}, indexDir) => {
    const documents = await sectionDocuments(pagesFile);
    return {
      kind: 'code',
      run: () => {
        const index = newIndex();
        for (const document of documents) index.add({...document});
        mkdirSync(indexDir, {recursive: true});
        index.export((key, data) => {
          if (data) writeFileSync(path.join(indexDir, `${key}.json`), data);
        });
        const parts = readdirSync(indexDir);
        writeFileSync(path.join(indexDir, PARTS_FILE), JSON.stringify(parts));
        return Promise.resolve();
      },
    };
  },
  load: () =>
    Promise.resolve(async (reader) => {
      const text = async (file: string) => new TextDecoder().decode(await reader.read(file));
      const index = newIndex();
      for (const part of JSON.parse(await text(PARTS_FILE)) as string[])
        index.import(part.replace(/\.json$/, ''), await text(part));
      return {
        search: (query, limit) => {
          const found: unknown = index.search(query, {
            limit,
            suggest: true,
            enrich: true,
            merge: true,
          });
          return Promise.resolve(
            (found as readonly {doc: {url: string; hash: string}}[])
              .slice(0, limit)
              .map(({doc: {url, hash}}) => ({url, hash})),
          );
        },
      };
    }),
};
