import {bestRows} from '../core/query/bestRows';
import type {Finder} from '../core/query/openFinder';
import {readHits} from '../core/query/readHits';
import {isQueryParseError} from '../core/query/parse/isQueryParseError';
import type {Hit, IndexAnswer} from '../core/query/SearchResult';
import type {Answer, QueryError, SearchHit} from './Answer';
import {hitAddress} from './hits';

export interface OpenedIndex {
  context: string;
  finder: Finder;
}

interface IndexResult {
  context: string;
  answer: IndexAnswer;
}

export interface Question {
  query: string;
  limit: number;
  excerptLength: number;
  signal: AbortSignal;
  mode?: 'auto' | 'plain';
  onRows?: (rows: Answer) => void;
}

function toQueryError(error: unknown): QueryError | undefined {
  if (!isQueryParseError(error)) return undefined;
  const {message, start, end, code, found, value} = error;
  return {message, start, end, code, found, value};
}

const bestScore = ({rows}: IndexAnswer): number => rows[0]?.score ?? 0;

/**
 * Merges the results of several indexes.
 * @param hits best hits of all indexes
 * @param dropped number of rows left out because another row has the same address
 */
function mergeAnswers(
  results: readonly IndexResult[],
  hits: SearchHit[],
  dropped: number,
  milliseconds: number,
): Answer {
  const answers = results.map(({answer}) => answer);
  // A word that the best index knows is not misspelled, even if another index does not know it.
  const suggestion = [...answers]
    .sort((a, b) => bestScore(b) - bestScore(a))
    .find(({rows, suggestion: meant}) => rows.length > 0 || meant)?.suggestion;
  const cutTo = answers.find(({cut}) => cut)?.cut;
  const notices = answers.find((answer) => answer.notices)?.notices;
  const counts: Record<string, number> = {};
  for (const {context, answer} of results) counts[context] = (counts[context] ?? 0) + answer.total;
  return {
    hits,
    total: answers.reduce((sum, {total}) => sum + total, 0) - dropped,
    counts,
    hasMore: answers.some(({hasMore}) => hasMore),
    terms: answers.flatMap(({terms}) => terms),
    ...(suggestion !== undefined && {suggestion}),
    isRelaxed: answers.every(({isRelaxed}) => isRelaxed),
    ...(answers.length > 0 && answers.every(({isCommon}) => isCommon) && {isCommon: true}),
    ...(cutTo !== undefined && {cutTo}),
    ...(notices && {notices}),
    milliseconds,
  };
}

/**
 * Searches all indexes. Ignores an error that only some of them report, because those indexes merely lack a tag that
 * others have.
 */
async function findInAll(
  indexes: readonly OpenedIndex[],
  {query, limit, excerptLength, signal, mode = 'auto'}: Question,
): Promise<IndexResult[]> {
  const settled = await Promise.allSettled(
    indexes.map(async ({context, finder}) => {
      const others = indexes.filter((other) => other.finder !== finder);
      // A word that occurs in any index is neither corrected nor split.
      const isKnownElsewhere = async (word: string, isPrefix: boolean): Promise<boolean> =>
        (await Promise.all(others.map((other) => other.finder.has(word, isPrefix)))).includes(true);
      const options = {limit, excerptLength, signal, mode, isKnownElsewhere};
      return {context, answer: await finder.find(query, options)};
    }),
  );
  const results: IndexResult[] = [];
  let mistake: unknown;
  for (const one of settled) {
    if (one.status === 'fulfilled') results.push(one.value);
    else if (toQueryError(one.reason)) mistake = one.reason;
    else throw one.reason;
  }
  if (mistake && results.length === 0) throw mistake as Error;
  return results;
}

function withoutRepetition(hits: readonly Hit[]): Hit[] {
  const byAddress = new Map<string, Hit>();
  for (const hit of hits) {
    const address = hitAddress(hit);
    if (!byAddress.has(address)) byAddress.set(address, hit);
  }
  return Array.from(byAddress.values());
}

async function searchAll(indexes: readonly OpenedIndex[], question: Question): Promise<Answer> {
  const started = performance.now();
  const {limit, signal, onRows} = question;
  const results = await findInAll(indexes, question);
  const inContext = (context: string, read: () => Promise<Hit>) => async (): Promise<SearchHit> => {
    const hit = await read();
    return context === '' ? hit : {...hit, context};
  };
  const rows = bestRows(results, limit).map(({owner: {context}, row}) => ({
    ...row,
    readHead: inContext(context, row.readHead),
    read: inContext(context, row.read),
  }));
  const merge = (read: Hit[]): Answer => {
    const hits = withoutRepetition(read);
    return mergeAnswers(results, hits, read.length - hits.length, performance.now() - started);
  };
  return merge(
    await readHits(rows, {
      signal,
      isTyping: results.every(({answer}) => answer.isTyping),
      ...(onRows && {onRows: (hits: Hit[]) => onRows(merge(hits))}),
    }),
  );
}

/**
 * Searches several indexes. If the query is malformed, searches its words as plain text, because a name with a colon
 * may be meant.
 */
export async function searchIndexes(
  indexes: readonly OpenedIndex[],
  question: Question,
): Promise<Answer> {
  try {
    return await searchAll(indexes, question);
  } catch (thrown) {
    const error = toQueryError(thrown);
    if (error === undefined) throw thrown;
    const {onRows, ...rest} = question;
    const answer = await searchAll(indexes, {
      ...rest,
      mode: 'plain',
      ...(onRows && {onRows: (rows: Answer) => onRows({...rows, error})}),
    });
    return {...answer, error};
  }
}
