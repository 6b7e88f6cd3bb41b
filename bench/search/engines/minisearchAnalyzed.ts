import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import MiniSearch, {type Options} from 'minisearch';
import {createAnalyzer, english} from '../../../plugins/search/src/analysis';
import {decodeHtml, extractPage, readHtmlFolder} from '../../../plugins/search/src/pages';
import type {SectionDocument} from './sectionDocuments';
import type {SearchEngine} from './SearchEngine';

const {splitText, stem, isStopWord} = createAnalyzer(english);

/**
 * MiniSearch as VitePress uses it, with the words and stems that our analyzer finds. Stems are in the index
 * only, beside the words: a word that is still being typed has none.
 */
const OPTIONS: Options<SectionDocument> = {
  fields: ['heading', 'title', 'text'],
  storeFields: ['url', 'hash', 'title', 'heading', 'text'],
  tokenize: (text) => splitText(text).flatMap(({parts, joins}) => [...parts, ...joins]),
  processTerm: (term) => (isStopWord(term) ? null : Array.from(new Set([term, stem(term)]))),
  searchOptions: {
    processTerm: (term: string) => (isStopWord(term) ? null : term),
    boost: {heading: 4, text: 2, title: 1},
    prefix: (_, position, terms) => position === terms.length - 1,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  },
};

/** The sections that our extraction finds, each with the title of its page. */
function ownSections(htmlDir: string): SectionDocument[] {
  const documents: SectionDocument[] = [];
  for (const source of readHtmlFolder(htmlDir)) {
    if (!('file' in source)) continue;
    const page = extractPage(source.url, decodeHtml(readFileSync(source.file)), () => false);
    for (const [place, {hash, heading, text}] of (page?.sections ?? []).entries())
      documents.push({
        id: documents.length,
        url: source.url,
        hash,
        title: page?.title ?? '',
        heading: place === 0 ? (page?.title ?? '') : heading,
        text: place === 0 ? `${page?.description ?? ''} ${page?.keywords ?? ''} ${text}` : text,
      });
  }
  return documents;
}

/**
 * The plain baseline: what our analysis and extraction are worth without our engine. Its figures beside
 * ours say what the engine earns.
 */
export const minisearchAnalyzed: SearchEngine = {
  prepareBuild: ({htmlDir}, indexDir) => {
    const documents = ownSections(htmlDir);
    return Promise.resolve({
      kind: 'code',
      run: async () => {
        const index = new MiniSearch<SectionDocument>(OPTIONS);
        index.addAll(documents);
        await mkdir(indexDir, {recursive: true});
        await writeFile(path.join(indexDir, 'index.json'), JSON.stringify(index));
      },
    });
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
              .map(({url, hash}) => ({url, hash})),
          ),
      };
    }),
};
