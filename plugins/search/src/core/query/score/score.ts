import type {IsWanted, Terms} from '../expand/Terms';
import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {Explain} from './features';
import {compareRanked, type MatchedTerms, type Ranked} from './Ranked';
import {scoreTerms} from './scoreTerms';

export interface Scored {
  ranked: readonly Ranked[];
  /** Number of all matches. `ranked` may contain only the best. */
  total: number;
  terms: MatchedTerms;
  /** Whether no section has all words; undefined for operators. */
  isRelaxed?: boolean;
  named: readonly number[];
}

/**
 * Returns all sections that meet the conditions of a query without words. If the query has only tags, returns
 * the first sections of the pages with these tags.
 */
async function rankAll(
  isPageQuery: boolean,
  isWanted: IsWanted | undefined,
  {sectionCount, isLead, boostOf}: IndexContext,
  scheduler: Scheduler,
): Promise<Scored> {
  const ranked: Ranked[] = [];
  await scheduler.each(Array(isWanted ? sectionCount : 0).keys(), (section) => {
    if (isWanted?.(section) && (!isPageQuery || isLead(section)))
      ranked.push({section, score: boostOf(section)});
  });
  ranked.sort(compareRanked);
  return {ranked, total: ranked.length, terms: new Map(), named: []};
}

export async function score(
  terms: Terms,
  context: IndexContext,
  scheduler: Scheduler,
  {most, explain}: {most: number; explain?: Explain},
): Promise<Scored> {
  const {query, words, isWanted} = terms;
  const isPlain = query.kind === 'plain';
  if (words.length === 0) return rankAll(isPlain, isWanted, context, scheduler);
  const keep = {most, onlyComplete: isPlain && query.hasPhrase, explain, isWanted};
  const {best, hasComplete, ...scored} = await scoreTerms(terms, context, scheduler, keep);
  return {ranked: best, ...(isPlain && {isRelaxed: !hasComplete}), ...scored};
}
