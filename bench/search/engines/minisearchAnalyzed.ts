import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import MiniSearch, {type Options} from 'minisearch';
import {createAnalyzer} from '../../../plugins/search/src/core/text/Analyzer';
import {english} from '../../../plugins/search/src/core/text/lunrLanguage';
import {decodeHtml} from '../../../plugins/search/src/node/extract/html/decodeHtml';
import {parseHtml} from '../../../plugins/search/src/node/extract/html/parseHtml';
import {extractPage} from '../../../plugins/search/src/node/extract/page/extractPage';
import {readHtmlFolder} from '../../../plugins/search/src/node/index/readHtmlFolder';
import type {SectionDocument} from './sectionDocuments';
import type {SearchEngine} from './SearchEngine';

const {splitText, stem, isStopWord} = createAnalyzer(english);

/** A word and its stem; nothing for a stop word. */
const withStem = (term: string): string[] | null =>
  isStopWord(term) ? null : Array.from(new Set([term, stem(term)]));

/** MiniSearch with the words and stems that our analyzer finds, and boosts that were tried on two corpora. */
const OPTIONS: Options<SectionDocument> = {
  fields: ['heading', 'title', 'text'],
  storeFields: ['url', 'hash', 'title', 'heading', 'text'],
  tokenize: (text) => splitText(text).flatMap(({parts, joins}) => [...parts, ...joins]),
  processTerm: withStem,
  searchOptions: {
    boost: {heading: 4, title: 2, text: 1},
    prefix: (_, position, terms) => position === terms.length - 1,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  },
};

/** The sections that our extraction finds, each with the title of its page. */
function ownSections(htmlDir: string): SectionDocument[] {
  const documents: SectionDocument[] = [];
  for (const source of readHtmlFolder(htmlDir)) {
    if (!('file' in source)) continue;
    const page = extractPage(source.url, parseHtml(decodeHtml(readFileSync(source.file))));
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

/** What each further section of a page adds to the score of its best one, as a power. */
const FURTHER = 0.5;
const ROWS_OF_A_PAGE = 2;
/** Sections that are combined to pages. */
const COMBINED = 400;

type Match = ReturnType<MiniSearch<SectionDocument>['search']>[number];

/** Orders pages by their best sections together, and shows two of each. */
function combinePages(sections: readonly Match[]): Match[] {
  const pages = new Map<string, Match[]>();
  for (const section of sections.slice(0, COMBINED)) {
    pages.set(section.url, [...(pages.get(section.url) ?? []), section]);
  }
  return Array.from(pages.values(), (own) => ({
    own,
    score: own.reduce((sum, {score}, place) => sum + score * FURTHER ** place, 0),
  }))
    .sort((a, b) => b.score - a.score)
    .flatMap(({own}) => own.slice(0, ROWS_OF_A_PAGE));
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
        search: (query, limit) => {
          const withAll = index.search(query, {combineWith: 'AND'});
          const found = withAll.length > 0 ? withAll : index.search(query);
          const rows = combinePages(found).slice(0, limit);
          return Promise.resolve(rows.map(({url, hash}) => ({url, hash})));
        },
      };
    }),
};
