import {loadLanguage} from '../text/loadLanguage';
import {createAnalyzer} from '../text/Analyzer';
import {type Read, readFile} from '../reading/FileStore';
import {openManifest} from '../format/Manifest';
import {MANIFEST} from '../format/layout';
import {IndexContext} from '../reading/IndexContext';
import {knowsWord} from './expand/knowsWord';
import {search} from './search';
import type {SearchIndex, Row, Hit, SearchOptions, IndexAnswer} from './SearchResult';
import {orderHits, SCREEN} from './pick/pickHits';

/** Maximum length of a query in characters. */
export const MAX_QUERY_LENGTH = 512;

/**
 * Number of blocks of heads below which all are read when the index is opened, and of blocks of texts when a
 * reader begins to type.
 */
const FEW_HEADS = 6;
const FEW_TEXTS = 8;

/** An opened index without argument checks. */
export type Finder = Pick<SearchIndex, 'find' | 'has'>;

/**
 * Opens an index for callers that read rows themselves, such as the search worker.
 *
 * @param read fetches a file of the index by its name, relative to the index's folder
 * @throws SearchIndexError if the manifest is missing, damaged or of another format version
 */
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
      // After the files for the rows, which would otherwise share the bandwidth.
      if (isTyping) context.texts.readIfFew(FEW_TEXTS);
      return input.length < query.length ? {...answer, cut: MAX_QUERY_LENGTH} : answer;
    },
  };
}

/** Time without a new letter after which a query is likely to be complete, in milliseconds. */
const TYPING_PAUSE = 150;

/** Whether a query is the previous one with a letter added or removed at the end. */
function isTypedOn(query: string, before: string): boolean {
  const [short = '', long = ''] = [query, before].sort((a, b) => a.length - b.length);
  return long.length - short.length === 1 && long.startsWith(short);
}

/** Waits, or rejects with the reason of the signal as soon as it cancels. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** A row and the index that it comes from. */
export interface RowOfIndex<Owner> {
  owner: Owner;
  row: Row;
}

/** Returns the best rows of several indexes, at most `limit`, without held-back rows on the first screen. */
export function bestRows<Owner extends {answer: IndexAnswer}>(
  found: readonly Owner[],
  limit: number,
): RowOfIndex<Owner>[] {
  const rows = found
    .flatMap((owner) => owner.answer.rows.map((row) => ({owner, row})))
    .sort((a, b) => b.row.score - a.row.score);
  const first = rows.filter(({row}) => !row.isHeld).slice(0, SCREEN);
  return Array.from(new Set(first.concat(rows))).slice(0, limit);
}

/** Options for reading rows. */
export interface Reading extends Pick<SearchOptions, 'offset' | 'signal' | 'onRows'> {
  /** Whether another letter may follow. If so, excerpts are read when typing pauses. */
  isTyping: boolean;
}

/**
 * Reads the data that rows show: first everything but the excerpts, then the excerpts.
 *
 * @throws the reason of the signal if it cancels
 */
export async function readHits(
  rows: readonly Row[],
  {offset, signal, onRows, isTyping}: Reading,
): Promise<Hit[]> {
  const readAll = (): Promise<Hit[]> => Promise.all(rows.map((row) => row.read()));
  let reading: Promise<Hit[]> | undefined;
  if (onRows) {
    const started = performance.now();
    const heads = Promise.all(rows.map((row) => row.readHead()));
    // A pasted query is complete, so load its excerpts now.
    if (!isTyping) reading = readAll();
    reading?.catch(() => undefined);
    const shown = orderHits(await heads, offset);
    signal?.throwIfAborted();
    onRows(shown);
    if (isTyping) await pause(started + TYPING_PAUSE - performance.now(), signal);
  }
  const hits = await (reading ?? readAll());
  signal?.throwIfAborted();
  return orderHits(hits, offset);
}
