import {readHits} from '../engine/readHits';
import type {Hit, SearchOptions} from '../engine/SearchResult';
import type {Partition} from '../scope/catalog';
import type {IndexShelf} from './IndexShelf';
import {bestRows, type FoundInIndex, inContext, mergeFindings} from './mergeFindings';
import type {SearchHit, SearchResults} from './searchAnswer';

/** What is asked of all indexes. */
export interface Question extends Pick<SearchOptions, 'mode'> {
  query: string;
  limit: number;
  signal: AbortSignal;
  /** Is called once with the results before their excerpts have come. */
  onRows?: ((results: SearchResults) => void) | undefined;
}

/** A row whose text could not be read. */
interface Failure {
  url: string;
  error: unknown;
}

async function find(
  shelf: IndexShelf,
  {url, context}: Partition,
  {query, limit, signal, mode}: Question,
): Promise<FoundInIndex> {
  return {
    url,
    context,
    finding: await shelf.use(url, (index) =>
      index.find(query, {limit, signal, ...(mode && {mode})}),
    ),
  };
}

/**
 * Searches several indexes and reads the text of the rows that are shown, not of those that each
 * index would show alone. Where a text is damaged or gone and that can be put right, all is done
 * again.
 */
export async function searchIndexes(
  shelf: IndexShelf,
  partitions: readonly Partition[],
  question: Question,
  isRepeated = false,
): Promise<SearchResults> {
  const started = performance.now();
  const found = await Promise.all(partitions.map((one) => find(shelf, one, question)));
  const failures: Failure[] = [];
  const tell =
    ({url, context}: FoundInIndex, read: () => Promise<Hit>) =>
    async (): Promise<SearchHit> => {
      try {
        return inContext(await read(), context);
      } catch (error) {
        failures.push({url, error});
        throw error;
      }
    };
  const rows = bestRows(found, question.limit).map(({owner, row}) => ({
    ...row,
    readHead: tell(owner, row.readHead),
    read: tell(owner, row.read),
  }));
  const merge = (hits: SearchHit[]): SearchResults =>
    mergeFindings(found, hits, performance.now() - started);
  const {signal, onRows} = question;
  const isTyping = found.every(({finding}) => finding.isTyping);
  try {
    return merge(
      await readHits(rows, {
        signal,
        isTyping,
        ...(onRows && {onRows: (hits: Hit[]) => onRows(merge(hits))}),
      }),
    );
  } catch (error) {
    const [first] = failures;
    if (!first || !shelf.heal(first.url, first.error, isRepeated)) throw error;
    return searchIndexes(shelf, partitions, question, true);
  }
}
