import {loadLanguage} from '../analysis/loadLanguage';
import {createAnalyzer} from '../analysis/Analyzer';
import {type Read, readFile} from '../reading/FileStore';
import {openManifest} from '../format/Manifest';
import {FIELDS, MANIFEST} from '../format/layout';
import {IndexContext} from '../reading/IndexContext';
import {orderHits} from './orderHits';
import {search} from './search';
import type {SearchIndex} from './SearchResult';

/** Longest query that is read, in characters. */
export const MAX_QUERY_LENGTH = 512;

/**
 * Opens an index.
 * @param read fetches a file of the index, named relative to the index's folder
 * @throws SearchIndexError where the manifest is missing, damaged or of another format version
 */
export async function openIndex({read}: {read: Read}): Promise<SearchIndex> {
  const manifest = openManifest(await readFile(read, MANIFEST));
  const analyzer = createAnalyzer(await loadLanguage(manifest.language));
  let context: IndexContext | undefined = new IndexContext(manifest, read, analyzer);
  const find: SearchIndex['find'] = async (query, options = {}) => {
    if (context === undefined) throw new Error('The search index was closed. Open it again.');
    const input = query.slice(0, MAX_QUERY_LENGTH);
    const finding = await search(input, context, options);
    options.signal?.throwIfAborted();
    return input.length < query.length ? {...finding, cut: MAX_QUERY_LENGTH} : finding;
  };
  return {
    fields: FIELDS,
    find,
    async search(query, options = {}) {
      const {rows, ...result} = await find(query, options);
      const hits = await Promise.all(rows.map((row) => row.read()));
      options.signal?.throwIfAborted();
      return {hits: orderHits(hits, options.offset), ...result};
    },
    close() {
      context = undefined;
    },
  };
}
