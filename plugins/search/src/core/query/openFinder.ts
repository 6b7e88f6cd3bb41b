import {loadLanguage} from '../text/loadLanguage';
import {createAnalyzer} from '../text/Analyzer';
import {type Read, readFile} from '../reading/FileStore';
import {openManifest} from '../format/Manifest';
import {MANIFEST} from '../format/layout';
import {IndexContext} from '../reading/IndexContext';
import {knowsWord} from './expand/knowsWord';
import {search} from './search';
import type {SearchIndex} from './SearchResult';

/** Maximum length of a query in characters. */
export const MAX_QUERY_LENGTH = 512;

/**
 * An index with at most this many blocks of heads loads all of them when it is opened. An index with at most
 * this many blocks of texts loads all of them while a reader is typing.
 */
const FEW_HEADS = 6;
const FEW_TEXTS = 8;

export type Finder = Pick<SearchIndex, 'find' | 'has'>;

/** Opens an index for callers that read rows themselves, such as the search worker. */
export async function openFinder({read}: {read: Read}): Promise<Finder> {
  const manifest = await openManifest(await readFile(read, MANIFEST));
  const analyzer = createAnalyzer(await loadLanguage(manifest.language));
  const context = new IndexContext(manifest, read, analyzer);
  let last = '';
  context.heads.readIfFew(FEW_HEADS);
  return {
    has: (word, isPrefix) => knowsWord(word, isPrefix, context),
    async find(query, options = {}) {
      const input = query.slice(0, MAX_QUERY_LENGTH);
      const isTyping = isTypedOn(query, last);
      last = query;
      const answer = {...(await search(input, context, options)), isTyping};
      options.signal?.throwIfAborted();
      // Loads texts only after the files for the rows, so that the two do not compete for bandwidth.
      if (isTyping) context.texts.readIfFew(FEW_TEXTS);
      return input.length < query.length ? {...answer, cut: MAX_QUERY_LENGTH} : answer;
    },
  };
}

function isTypedOn(query: string, before: string): boolean {
  const [short = '', long = ''] = [query, before].sort((a, b) => a.length - b.length);
  return long.length - short.length === 1 && long.startsWith(short);
}
