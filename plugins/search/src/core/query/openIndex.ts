import type {Read} from '../reading/FileStore';
import {FIELDS} from '../format/layout';
import {PLUGIN_NAME} from '../../names';
import {type Finder, openFinder} from './openFinder';
import {readHits} from './readHits';
import type {SearchIndex, SearchOptions} from './SearchResult';

export {explain} from './score/features';
export {MAX_QUERY_LENGTH} from './openFinder';
export type {Read} from '../reading/FileStore';
export type {Hit, HitKind, SearchIndex, SearchOptions, SearchResult} from './SearchResult';
export {SearchIndexError, type SearchIndexErrorReason} from '../format/sealedFile';

function requireText(caller: string, query: unknown): void {
  if (typeof query === 'string') return;
  const kind = query === null ? 'null' : `a value of type ${typeof query}`;
  throw new TypeError(`${PLUGIN_NAME}: the query of ${caller}() is ${kind} but must be a string.`);
}

function requireCount(caller: string, name: 'limit' | 'offset', count: unknown): void {
  if (count === undefined || (typeof count === 'number' && count >= 0)) return;
  const given = typeof count === 'number' ? count : `a ${typeof count}`;
  throw new RangeError(
    `${PLUGIN_NAME}: ${name} of ${caller}() is ${given} but must be 0 or a positive number.`,
  );
}

/** Rejects as soon as the search is aborted, even if a file is still loading. */
function untilCancelled<Answer>(answer: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  if (signal === undefined) return answer;
  return new Promise((resolve, reject) => {
    const cancel = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', cancel, {once: true});
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}

/**
 * Opens an index for callers whose arguments may not be type-checked. The search worker is type-checked, so it
 * uses `openFinder` and does not load these checks.
 *
 * @param read fetches a file of the index by its name, relative to the index's folder
 * @throws SearchIndexError if the manifest is missing, damaged or of another format version
 */
export async function openIndex({read}: {read: Read}): Promise<SearchIndex> {
  let finder: Finder | undefined = await openFinder({read});
  const opened = (): Finder => {
    if (finder !== undefined) return finder;
    throw new Error(`${PLUGIN_NAME}: the index was closed. Open it again.`);
  };
  const checked =
    <Answer>(
      caller: string,
      ask: (finder: Finder, query: string, options: SearchOptions) => Promise<Answer>,
    ) =>
    async (query: string, options: SearchOptions = {}): Promise<Answer> => {
      const open = opened();
      requireText(caller, query);
      requireCount(caller, 'limit', options.limit);
      requireCount(caller, 'offset', options.offset);
      return untilCancelled(ask(open, query, options), options.signal);
    };
  return {
    fields: FIELDS,
    has: async (word, isPrefix) => opened().has(word, isPrefix),
    find: checked('find', ({find}, query, options) => find(query, options)),
    search: checked('search', async ({find}, query, options) => {
      const {rows, isTyping, ...result} = await find(query, options);
      return {hits: await readHits(rows, {...options, isTyping}), ...result};
    }),
    close() {
      finder = undefined;
    },
  };
}
