import type {Read} from './reading/FileStore';
import {openIndex} from './openIndex';
import type {SearchIndex, SearchOptions} from './SearchResult';

function requireText(caller: string, query: unknown): void {
  if (typeof query === 'string') return;
  const kind = query === null ? 'null' : typeof query;
  throw new TypeError(`${caller}: query must be a string, got ${kind}.`);
}

function requireCount(caller: string, name: 'limit' | 'offset', count: unknown): void {
  if (count === undefined || (typeof count === 'number' && count >= 0)) return;
  const got = typeof count === 'number' ? count : typeof count;
  throw new RangeError(`${caller}: ${name} must be a number from 0, got ${got}.`);
}

/** Rejects as soon as the search is cancelled, even while a file does not come. */
function untilCancelled<Answer>(answer: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  if (signal === undefined) return answer;
  return new Promise((resolve, reject) => {
    const cancel = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', cancel, {once: true});
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}

/**
 * Opens an index for callers whose arguments no compiler may have checked. The search worker has
 * only our own, and does without these bytes.
 * @param read fetches a file of the index, named relative to the index's folder
 * @throws SearchIndexError where the manifest is missing, damaged or of another format version
 */
export async function openCheckedIndex({read}: {read: Read}): Promise<SearchIndex> {
  const index = await openIndex({read});
  const checked =
    <Answer>(
      caller: string,
      ask: (query: string, options?: SearchOptions) => Promise<Answer>,
    ): typeof ask =>
    async (query, options) => {
      requireText(caller, query);
      requireCount(caller, 'limit', options?.limit);
      requireCount(caller, 'offset', options?.offset);
      return untilCancelled(ask(query, options), options?.signal);
    };
  return {...index, search: checked('search', index.search), find: checked('find', index.find)};
}
