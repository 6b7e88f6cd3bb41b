import {correct} from './expand/correct';
import {makeRows} from './excerpt/makeRows';
import {pageTerms, rowTerms} from './excerpt/markedTerms';
import {lookUp} from './expand/lookUp';
import {lookUpTags} from './expand/lookUpTags';
import {parseQuery} from './parse/parseQuery';
import {isCommon, pick, wantedFor} from './pick/pick';
import type {IndexContext} from '../reading/IndexContext';
import {Scheduler} from '../reading/Scheduler';
import {score, type Scored} from './score/score';
import type {RankedRows, SearchOptions} from './SearchResult';

/**
 * Answers a query: the whole way from what was typed to the rows, whose texts are read later.
 * @throws QueryParseError (lunr's) where an operator query is malformed, or names a tag that no page has
 */
export async function search(
  input: string,
  index: IndexContext,
  {limit = 8, offset = 0, mode = 'auto', excerptLength, signal, explain}: SearchOptions,
): Promise<RankedRows> {
  const scheduler = new Scheduler(signal);
  // In a new worker, it takes long to make the expressions that say how the query is meant.
  await scheduler.tick();
  const count = offset + limit;

  // A site without tags has nothing of them in its scripts.
  const {rest, tagged} =
    process.env.SEARCH_TAGS === 'false' || mode === 'plain'
      ? {rest: input}
      : await lookUpTags(input, index);
  const isWanted = tagged?.isWanted;
  const query = parseQuery(rest, mode, index.analyzer, input);
  const isWordless = query.kind === 'plain' && query.words.length === 0;
  if (isWordless && !tagged) return {rows: [], total: 0, hasMore: false, terms: []};

  const terms = await lookUp(query, index, scheduler);
  const meant = await correct(terms, index);
  const most = wantedFor(query, count);
  const alone = isWordless ? tagged?.rankAll() : undefined;
  const scored: Scored = alone
    ? {ranked: alone, total: alone.length, terms: new Map()}
    : await score(meant, index, scheduler, {most, explain, isWanted});
  const {ranked, total, hasMore} = await pick(scored, meant.query, index, scheduler, {
    count,
    isWanted,
  });

  const found = rowTerms(meant, scored.terms, index.analyzer.isStopWord);
  const typed = meant.kind === 'plain' ? meant.query.text.trim().toLowerCase() : '';
  return {
    rows: makeRows(ranked.slice(offset, count), index, found, scheduler, {typed, excerptLength}),
    total,
    hasMore,
    terms: pageTerms(meant, scored.terms),
    ...(meant.kind === 'plain' && {suggestion: meant.suggestion, isRelaxed: scored.isRelaxed}),
    ...(query.kind === 'plain' && query.notice && {notices: [query.notice]}),
    ...(total === 0 && query.phrases.length === 0 && isCommon(meant.query) && {isCommon: true}),
  };
}
