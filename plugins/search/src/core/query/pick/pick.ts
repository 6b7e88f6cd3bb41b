import type {Terms} from '../expand/Terms';
import {filesForPhrases} from '../expand/readingLimits';
import type {Query} from '../parse/parseQuery';
import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {Ranked} from '../score/Ranked';
import type {Scored} from '../score/score';
import type {Filtered, Matches} from './filterPhrases';
import {MOST_READ} from './phraseLimits';
import {pickHits} from './pickHits';
import {withoutRepeats} from './withoutRepeats';

/** Minimum number of sections to keep, so that enough remain when rows of a page are held back. */
const KEPT = 200;

export const wantedFor = ({phrases}: Query, count: number): number =>
  phrases.length > 0 ? MOST_READ : count + KEPT;

export const isCommon = (query: Query): boolean =>
  query.kind === 'plain' &&
  query.words.length > 0 &&
  query.words.every(({isStopWord}) => isStopWord);

function withOthers(
  ranked: readonly Ranked[],
  sectionCount: number,
  isWanted: (section: number) => boolean,
): Matches {
  const others = Array.from({length: sectionCount}, (_, section) => ({section, score: 0}))
    .filter(({section}) => isWanted(section))
    .slice(0, MOST_READ);
  const isNew = ({section}: Ranked): boolean => ranked.every((one) => one.section !== section);
  return {ranked: [...ranked, ...others.filter(isNew)], total: sectionCount};
}

/** Few readers search for phrases, so this code is in the script for operators. */
async function withPhrases(
  matches: Matches,
  {query: {phrases}, files}: Terms,
  context: IndexContext,
  count: number,
  scheduler: Scheduler,
): Promise<Filtered> {
  if (phrases.length === 0) return {...matches, hasMore: false, isPartial: false};
  const {filterPhrases} = await import(
    /* webpackChunkName: "search-operators" */ './filterPhrases'
  );
  const mostFiles = filesForPhrases(files);
  return filterPhrases(matches, phrases, context, {count, mostFiles}, scheduler);
}

export async function pick(
  {ranked, total, named, isWanted = () => true}: Scored,
  terms: Terms,
  context: IndexContext,
  scheduler: Scheduler,
  count: number,
): Promise<Filtered> {
  const {query} = terms;
  const {phrases} = query;
  const ordered = pickHits(ranked, {leadOf: context.leadOf, named}, ranked.length);
  const hasPhrase = phrases.some(({isProhibited}) => !isProhibited);
  const matches =
    hasPhrase && isCommon(query)
      ? withOthers(ordered, context.sectionCount, isWanted)
      : {ranked: ordered, total};
  const filtered = await withPhrases(matches, terms, context, count, scheduler);
  return {...filtered, ranked: await withoutRepeats(filtered.ranked, context, count)};
}
