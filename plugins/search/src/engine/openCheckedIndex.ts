import type {Read} from './FileStore';
import {openIndex} from './openIndex';
import type {SearchIndex} from './SearchResult';

function requireText(caller: string, query: unknown): void {
  if (typeof query === 'string') return;
  const kind = query === null ? 'null' : typeof query;
  throw new TypeError(`${caller}: query must be a string, got ${kind}.`);
}

/**
 * Opens an index for callers whose arguments no compiler may have checked. The search worker has
 * only our own, and does without these bytes.
 * @param read fetches a file of the index, named relative to the index's folder
 * @throws SearchIndexError where the manifest is missing, damaged or of another format version
 */
export async function openCheckedIndex({read}: {read: Read}): Promise<SearchIndex> {
  const index = await openIndex({read});
  return {
    ...index,
    async search(query, options) {
      requireText('search', query);
      return index.search(query, options);
    },
    async find(query, options) {
      requireText('find', query);
      return index.find(query, options);
    },
  };
}
