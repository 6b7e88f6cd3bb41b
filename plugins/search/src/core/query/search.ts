import type {IndexContext} from '../reading/IndexContext';
import {Scheduler} from '../reading/Scheduler';
import {pageTerms, rowTerms} from './excerpt/markedTerms';
import {makeRows} from './excerpt/makeRows';
import {expand} from './expand/expand';
import {readingLimits} from './expand/readingLimits';
import {partialNotices} from './expand/partialNotices';
import {parseQuery} from './parse/parseQuery';
import {isCommon, pick, wantedFor} from './pick/pick';
import {score} from './score/score';
import type {RankedRows, SearchOptions} from './SearchResult';

/**
 * Answers a query in the steps parse, expand, score, pick and excerpt. The last step runs when a row is read.
 *
 * @throws QueryParseError (lunr's) if an operator query is malformed, or names a tag that no page has
 */
export async function search(
  input: string,
  index: IndexContext,
  {
    limit = 8,
    offset = 0,
    mode = 'auto',
    excerptLength,
    signal,
    explain,
    isKnownElsewhere,
  }: SearchOptions,
): Promise<RankedRows> {
  const scheduler = new Scheduler(signal);
  // Pauses if needed, because compiling the regular expressions of the parser takes a long time in a new
  // worker.
  await scheduler.tick();
  const count = offset + limit;

  const query = await parseQuery(input, mode, index.analyzer);
  const limits = readingLimits(limit, index);
  const terms = await expand(query, index, scheduler, {limits, isKnownElsewhere});
  const most = wantedFor(query, count);
  const scored = await score(terms, index, scheduler, {most, explain});
  const {ranked, total, hasMore, isPartial} = await pick(scored, terms, index, scheduler, count);
  const notices = [...query.notices, ...partialNotices(terms, isPartial)];
  const found = rowTerms(terms, scored.terms, index.analyzer.isStopWord);
  const typed = terms.query.kind === 'plain' ? terms.query.text.trim().toLowerCase() : '';

  return {
    rows: makeRows(ranked.slice(offset, count), index, found, scheduler, {typed, excerptLength}),
    total,
    hasMore,
    terms: pageTerms(terms, scored.terms),
    ...(query.kind === 'plain' && {
      suggestion: terms.suggestion,
      isRelaxed: scored.isRelaxed,
    }),
    ...(notices.length > 0 && {notices}),
    ...(total === 0 && query.phrases.length === 0 && isCommon(terms.query) && {isCommon: true}),
  };
}
