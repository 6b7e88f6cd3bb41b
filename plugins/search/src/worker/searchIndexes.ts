import type {SearchOptions} from '../engine/SearchResult';
import type {Partition} from './catalog';
import type {IndexShelf} from './IndexShelf';
import {
  bestRows,
  type FoundInIndex,
  inContext,
  mergeFindings,
  type OwnedRow,
} from './mergeFindings';
import type {SearchHit, SearchResults} from './searchAnswer';

/** What is asked of all indexes. */
export interface Question extends Pick<SearchOptions, 'mode'> {
  query: string;
  limit: number;
  signal: AbortSignal;
}

/** A row whose text could not be read. */
interface Failure {
  url: string;
  error: unknown;
}

async function find(
  shelf: IndexShelf,
  {url, context}: Partition,
  {query, ...options}: Question,
): Promise<FoundInIndex> {
  return {url, context, finding: await shelf.use(url, (index) => index.find(query, options))};
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
  const read = async ({owner, row}: OwnedRow): Promise<SearchHit> => {
    try {
      return inContext(await row.read(), owner);
    } catch (error) {
      failures.push({url: owner.url, error});
      throw error;
    }
  };
  try {
    const hits = await Promise.all(bestRows(found, question.limit).map(read));
    return mergeFindings(found, hits, performance.now() - started);
  } catch (error) {
    const [first] = failures;
    if (!first || !shelf.heal(first.url, first.error, isRepeated)) throw error;
    return searchIndexes(shelf, partitions, question, true);
  }
}
