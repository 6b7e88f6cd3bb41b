import {orderHits} from './pick/pickHits';
import type {Hit, Row, SearchOptions} from './SearchResult';

/** Time without a new letter after which a query is likely to be complete, in milliseconds. */
const TYPING_PAUSE = 150;

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

export interface Reading extends Pick<SearchOptions, 'offset' | 'signal' | 'onRows'> {
  /** Whether another letter may follow. If so, excerpts are read when typing pauses. */
  isTyping: boolean;
}

/**
 * Reads the data that rows show: first everything but the excerpts, then the excerpts.
 *
 * @throws the signal's reason if it aborts
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
