import {loadLanguage} from '../analysis/lunrLanguage';
import {createAnalyzer} from '../analysis/Analyzer';
import {type Read, readFile} from './reading/FileStore';
import {openManifest} from '../format/Manifest';
import {MANIFEST} from '../format/layout';
import {IndexContext} from './reading/IndexContext';
import {isTypedOn} from './readHits';
import {search} from './search';
import type {SearchIndex} from './SearchResult';

/** Longest query that is read, in characters. */
export const MAX_QUERY_LENGTH = 512;

/** Blocks of heads that are read when the index is opened, and of texts when a reader begins to type. */
const FEW_HEADS = 6;
const FEW_TEXTS = 8;

/** What finds rows in an opened index. */
export type Finder = Pick<SearchIndex, 'find'>;

/**
 * Opens an index for callers that read rows themselves, as the search worker does.
 * @param read fetches a file of the index, named relative to the index's folder
 * @throws SearchIndexError where the manifest is missing, damaged or of another format version
 */
export async function openFinder({read}: {read: Read}): Promise<Finder> {
  const manifest = await openManifest(await readFile(read, MANIFEST));
  const analyzer = createAnalyzer(await loadLanguage(manifest.language));
  const context = new IndexContext(manifest, read, analyzer);
  let last = '';
  context.heads.readIfFew(FEW_HEADS);
  return {
    async find(query, options = {}) {
      const input = query.slice(0, MAX_QUERY_LENGTH);
      const isTyping = isTypedOn(query, last);
      last = query;
      if (isTyping) context.texts.readIfFew(FEW_TEXTS);
      const finding = {...(await search(input, context, options)), isTyping};
      options.signal?.throwIfAborted();
      return input.length < query.length ? {...finding, cut: MAX_QUERY_LENGTH} : finding;
    },
  };
}
