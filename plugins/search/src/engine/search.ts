import {correct} from './correct/correct';
import {makeRows} from './excerpt/makeRows';
import {pageTerms, rowTerms} from './excerpt/markedTerms';
import {lookUp} from './lookup/lookUp';
import {type IsWanted, lookUpTags} from './lookup/lookUpTags';
import {parseQuery} from './parse/parseQuery';
import {readTags} from './parse/readTags';
import {isCommon, pick, wantedFor} from './pick/pick';
import type {IndexContext} from './reading/IndexContext';
import {Scheduler} from './reading/Scheduler';
import {compareRanked} from './score/Ranked';
import {score, type Scored} from './score/score';
import type {RankedRows, SearchOptions} from './SearchResult';

/** The query without its tags, and whether a section is of a page that has them. */
async function withoutTags(
  input: string,
  index: IndexContext,
): Promise<{rest: string; isWanted?: IsWanted}> {
  const {rest, tags} = readTags(input);
  const isWanted = await lookUpTags(tags, index);
  return {rest, ...(isWanted && {isWanted})};
}

/** The first sections of the pages with a tag, for a query that says nothing else. */
function allPages(isWanted: IsWanted, {sectionCount, isLead, boostOf}: IndexContext): Scored {
  const ranked = Array.from({length: sectionCount}, (_, section) => ({
    section,
    score: boostOf(section),
  }))
    .filter(({section}) => isLead(section) && isWanted(section))
    .sort(compareRanked);
  return {ranked, total: ranked.length, terms: new Map()};
}

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
  const {rest, isWanted} =
    process.env.SEARCH_TAGS === 'false' || mode === 'plain'
      ? {rest: input}
      : await withoutTags(input, index);
  const query = parseQuery(rest, mode, index.analyzer, input);
  const isWordless = query.kind === 'plain' && query.words.length === 0;
  if (isWordless && !isWanted) return {rows: [], total: 0, hasMore: false, terms: []};

  const terms = await lookUp(query, index, scheduler);
  const meant = await correct(terms, index);
  const most = wantedFor(query, count);
  const scored =
    process.env.SEARCH_TAGS !== 'false' && isWordless && isWanted
      ? allPages(isWanted, index)
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
    ...(total === 0 && query.phrases.length === 0 && isCommon(meant.query) && {isCommon: true}),
  };
}
