import type {RankedRows, Hit, SearchOptions, IndexAnswer} from '../../core/query/SearchResult';
import {bestRows, readHits} from '../../core/query/openFinder';
import type {Partition} from '../../core/partitions/catalog';
import {toQueryError} from './indexErrors';
import type {IndexShelf} from './IndexShelf';
import type {SearchHit, SearchResults} from './searchAnswer';

/** What one index found: its address, and the context that it stands for. */
export interface AnswerOfIndex {
  url: string;
  context: string | undefined;
  answer: IndexAnswer;
}

/** A hit together with the context of the index that it is from. */
const inContext = (hit: Hit, context: string | undefined): SearchHit =>
  context === undefined ? hit : {...hit, context};

const bestScore = ({rows}: RankedRows): number => rows[0]?.score ?? 0;

function countByContext(found: readonly AnswerOfIndex[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {context = '', answer} of found)
    counts[context] = (counts[context] ?? 0) + answer.total;
  return counts;
}

/** Joins what several indexes found with the hits that are shown of it, in their order. */
export function mergeAnswers(
  found: readonly AnswerOfIndex[],
  hits: SearchHit[],
  milliseconds: number,
): SearchResults {
  const answers = found.map(({answer}) => answer);
  // A word that the best index knows is not misspelt, although another one does not know it.
  const suggestion = [...answers]
    .sort((a, b) => bestScore(b) - bestScore(a))
    .find(({rows, suggestion: meant}) => rows.length > 0 || meant)?.suggestion;
  const cutTo = answers.find(({cut}) => cut)?.cut;
  const notices = answers.find((answer) => answer.notices)?.notices;
  return {
    kind: 'results',
    hits,
    total: answers.reduce((sum, {total}) => sum + total, 0),
    counts: countByContext(found),
    hasMore: answers.some(({hasMore}) => hasMore),
    terms: answers.flatMap(({terms}) => terms),
    suggestion,
    isRelaxed: answers.every(({isRelaxed}) => isRelaxed),
    ...(answers.every(({isCommon}) => isCommon) && answers.length > 0 && {isCommon: true}),
    ...(cutTo !== undefined && {cutTo}),
    ...(notices && {notices}),
    milliseconds,
  };
}

/** What is asked of all indexes. */
export interface Question extends Pick<SearchOptions, 'mode' | 'excerptLength'> {
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
  others: readonly Partition[],
  {query, limit, signal, mode = 'auto', excerptLength = 0}: Question,
): Promise<AnswerOfIndex> {
  return {
    url,
    context,
    answer: await shelf.use(url, (index) =>
      index.find(query, {
        limit,
        signal,
        mode,
        excerptLength,
        isKnownElsewhere: async (word, isPrefix) => {
          const known = others.map((other) =>
            shelf.use(other.url, (one) => one.has(word, isPrefix)),
          );
          return (await Promise.all(known)).includes(true);
        },
      }),
    ),
  };
}

/** What the indexes found. A mistake that only some of them see is not told: they lack the tag that others know. */
async function findInAll(
  shelf: IndexShelf,
  partitions: readonly Partition[],
  question: Question,
): Promise<AnswerOfIndex[]> {
  let mistake: unknown;
  const found = await Promise.all(
    partitions.map((one) =>
      find(
        shelf,
        one,
        partitions.filter((other) => other !== one),
        question,
      ).catch((error: unknown) => {
        if (!toQueryError(error)) throw error;
        mistake = error;
        return [];
      }),
    ),
  );
  const answers = found.flat();
  if (mistake && answers.length === 0) throw mistake as Error;
  return answers;
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
  const found = await findInAll(shelf, partitions, question);
  const failures: Failure[] = [];
  const tell =
    ({url, context}: AnswerOfIndex, read: () => Promise<Hit>) =>
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
    mergeAnswers(found, hits, performance.now() - started);
  const {signal, onRows} = question;
  const isTyping = found.every(({answer}) => answer.isTyping);
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
