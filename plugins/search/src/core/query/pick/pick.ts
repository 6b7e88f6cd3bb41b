import type {Terms} from '../expand/Terms';
import type {Query} from '../parse/Query';
import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {Scored} from '../score/score';
import type {Filtered} from './filterPhrases';
import {filesForPhrases, MOST_READ} from '../expand/readingLimits';
import {pickHits} from './pickHits';

/** Minimum number of sections to keep, so that enough remain when rows of a page are held back. */
const KEPT = 100;

export const wantedFor = ({phrases}: Query, count: number): number =>
  phrases.length > 0 ? MOST_READ : count + KEPT;

export const isCommon = (query: Query): boolean =>
  query.kind === 'plain' &&
  query.words.length > 0 &&
  query.words.every(({isStopWord}) => isStopWord);

export async function pick(
  {ranked, total, named}: Scored,
  terms: Terms,
  context: IndexContext,
  scheduler: Scheduler,
  count: number,
): Promise<Filtered> {
  const {query, files, isWanted = () => true} = terms;
  const {phrases} = query;
  const matches = {ranked: pickHits(ranked, {leadOf: context.leadOf, named}), total};
  if (phrases.length === 0) return {...matches, hasMore: false, isPartial: false};
  // Few readers search for phrases, so this code is in the script for operators.
  const {filterPhrases} = await import(
    /* webpackChunkName: "search-operators" */ './filterPhrases'
  );
  const limits = {
    count,
    mostFiles: filesForPhrases(files, context),
    ...(isCommon(query) && {isWanted}),
  };
  return filterPhrases(matches, phrases, context, limits, scheduler);
}
