import {Deadline} from '../query/Deadline';
import {correctWord} from '../query/correctWords';
import type {Expansion} from '../query/expandWord';
import {parsePlain, type PlainQuery, type QueryWord} from '../query/PlainQuery';
import {type PlainRanking, rankPlain} from '../query/rankPlain';
import {filterPhrases, type Phrase} from './filterPhrases';
import type {IndexContext} from './IndexContext';
import {makeHits} from './makeHits';
import {pickHits} from './pickHits';
import type {SearchOptions, SearchResult} from './SearchResult';

/** Answers a query that is read as plain text. */
export async function searchPlain(
  input: string,
  phrases: readonly Phrase[],
  context: IndexContext,
  {limit = 8, offset = 0, signal}: SearchOptions,
): Promise<SearchResult> {
  const deadline = new Deadline(signal);
  deadline.check();
  const query = parsePlain(input, context.analyzer);
  if (query.words.length === 0) return {hits: [], total: 0, terms: []};
  let ranking = await rankPlain(query, context, deadline);
  const suspects = suspectWords(query, ranking);
  const corrections = await correct(query, suspects, context);
  if (corrections.size > 0) ranking = await rankPlain(query, context, deadline, corrections);
  const {ranked, terms} = ranking;
  const complete = phrases.length > 0 ? ranked.filter(({isComplete}) => isComplete) : ranked;
  const pageOf = (section: number): number => context.pageOf(section);
  const most = phrases.length > 0 ? complete.length : offset + limit;
  const rows = pickHits(complete, pageOf, most);
  const found = await filterPhrases(rows, phrases, context, offset + limit, deadline);
  const total = phrases.length > 0 ? found.total : ranked.length;
  const picked = found.ranked.slice(offset, offset + limit);
  const last = query.words.find(({isPrefix}) => isPrefix)?.text ?? '';
  const hits = await makeHits(picked, context, {terms, prefix: last});
  deadline.check();
  const result = {hits, total, terms: query.words.map(({text}) => text)};
  const isMisspelt = ranking.missing.length > 0 || corrections.size > 0;
  if (!isMisspelt || hits.length === 0) return result;
  const suggestion = suggest(query, corrections, ranking.missing);
  return suggestion === undefined ? result : {...result, suggestion};
}

/** Words of a query whose words are all known but may still be misspelt. */
const MOST_DOUBTED = 3;

/** Words that nothing matches; where all match but no section holds all, the longer ones. */
function suspectWords({words}: PlainQuery, {ranked, missing}: PlainRanking): number[] {
  if (missing.length > 0) return missing;
  if (words.length < 2 || words.length > MOST_DOUBTED || ranked.some(({isComplete}) => isComplete))
    return [];
  return words.flatMap(({isStopWord}, index) => (isStopWord ? [] : [index]));
}

async function correct(
  {words}: PlainQuery,
  suspects: readonly number[],
  {dictionary, spellings}: IndexContext,
): Promise<Map<number, Expansion[]>> {
  const corrections = new Map<number, Expansion[]>();
  await Promise.all(
    suspects.map(async (index) => {
      const expansions = await correctWord(words[index] as QueryWord, dictionary, spellings);
      if (expansions.length > 0) corrections.set(index, expansions);
    }),
  );
  return corrections;
}

/** The query with its missing words replaced by the nearest ones. */
function suggest(
  {words}: PlainQuery,
  corrections: ReadonlyMap<number, Expansion[]>,
  missing: readonly number[],
): string | undefined {
  const corrected = words.map(({text}, index) =>
    missing.includes(index) ? (corrections.get(index)?.[0]?.entry.term ?? text) : text,
  );
  return corrected.every((text, index) => text === words[index]?.text)
    ? undefined
    : corrected.join(' ');
}
