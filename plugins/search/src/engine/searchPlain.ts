import {type Ranked, pickHits} from '../ranking/Ranked';
import {rankPlain} from '../ranking/rankPlain';
import type {Finding, SearchOptions} from './SearchResult';
import {correctQuery, replaceWords, suggestQuery} from './correctQuery';
import {filterPhrases, type Matches, MOST_READ, type Phrase} from './filterPhrases';
import {pageTerms, rowTerms, makeRows} from './makeRows';
import {parsePlain, type PlainQuery, type QueryWord} from './query/PlainQuery';
import {splitWord} from './query/corrections';
import type {Corrections} from './query/expandQuery';
import type {IndexContext} from './reading/IndexContext';
import {Scheduler} from './reading/Scheduler';

/** Sections that are kept at least, so that enough remain when a page's rows are held back. */
const KEPT = 200;

/** The sections that were found, and behind them others, as many as are read. */
function withOthers(ranked: readonly Ranked[], sectionCount: number): Matches {
  const others = Array.from({length: Math.min(sectionCount, MOST_READ)}, (_, section) => ({
    section,
    score: 0,
  }));
  const isNew = ({section}: Ranked): boolean => ranked.every((one) => one.section !== section);
  return {ranked: [...ranked, ...others.filter(isNew)], total: sectionCount};
}

/** The query with words that are neither found nor misspelt written as two; undefined where none is. */
async function splitUnknown(
  input: string,
  query: PlainQuery,
  missing: readonly number[],
  corrections: Corrections,
  {dictionary, analyzer}: IndexContext,
): Promise<string | undefined> {
  const unknown = missing.filter(
    (place) => !corrections.words.has(place) && !corrections.compounds.has(place),
  );
  const parts = await Promise.all(
    unknown.map(
      async (place) =>
        [place, await splitWord(query.words[place] as QueryWord, dictionary)] as const,
    ),
  );
  return replaceWords(input, query, parts, analyzer);
}

/** Of a query with phrases, the words of these are needed, and the others make a section better. */
function needOnly(quoted: readonly string[], {words}: PlainQuery): void {
  const needed = words.filter(({text, isNeeded}) => isNeeded && quoted.includes(text));
  if (needed.length > 0) for (const word of words) word.isNeeded = needed.includes(word);
}

/**
 * Answers a query that is read as plain text.
 * @param typed what the reader typed, which a suggestion changes as little as it can
 */
export async function searchPlain(
  input: string,
  phrases: readonly Phrase[],
  context: IndexContext,
  options: SearchOptions,
  typed = input,
): Promise<Finding> {
  const {limit = 8, offset = 0, signal, explain} = options;
  const scheduler = new Scheduler(signal);
  // In a new worker, it takes long to make the expressions that tell how the query is meant.
  await scheduler.tick();
  const query = parsePlain(input, context.analyzer);
  if (query.words.length === 0) return {rows: [], total: 0, hasMore: false, terms: []};
  const quoted = phrases.flatMap(({isProhibited, words}) => (isProhibited ? [] : words));
  const onlyComplete = quoted.length > 0;
  needOnly(quoted, query);
  const most = onlyComplete ? MOST_READ : offset + limit + KEPT;
  const keep = {most, onlyComplete, explain};
  let ranking = await rankPlain(query, context, scheduler, keep);
  const meant = await correctQuery(query, ranking, context);
  const parted = await splitUnknown(input, query, ranking.missing, meant, context);
  if (parted !== undefined) return searchPlain(parted, phrases, context, options, typed);
  // A phrase stands as it is or not at all: with synonyms, texts would be read for it in vain.
  const corrections = onlyComplete ? {...meant, hasSynonyms: false} : meant;
  const {words, joins, compounds, hasSynonyms} = corrections;
  if (words.size + joins.size + compounds.size > 0 || hasSynonyms)
    ranking = await rankPlain(query, context, scheduler, keep, corrections);
  const {best, terms} = ranking;
  const pages = {leadOf: context.leadOf, named: ranking.named};
  const ordered = pickHits(best, pages, phrases.length > 0 ? best.length : offset + limit);
  // Of stop words alone, the index knows the headings that have them.
  const isCommon = query.words.every(({isStopWord}) => isStopWord);
  const matches =
    onlyComplete && isCommon
      ? withOthers(ordered, context.sectionCount)
      : {ranked: ordered, total: ranking.total};
  const {ranked, ...counted} = await filterPhrases(
    matches,
    phrases,
    context,
    offset + limit,
    scheduler,
  );
  const picked = ranked.slice(offset, offset + limit);
  const marked = rowTerms(query, terms, context.analyzer.isStopWord);
  const rows = makeRows(picked, context, marked, scheduler, input.trim().toLowerCase());
  return {
    rows,
    isRelaxed: !ranking.hasComplete,
    ...counted,
    ...(isCommon && !onlyComplete && counted.total === 0 && {isCommon}),
    terms: pageTerms(query, corrections),
    suggestion: suggestQuery(typed, query, corrections.words, ranking.missing, context.analyzer),
  };
}
