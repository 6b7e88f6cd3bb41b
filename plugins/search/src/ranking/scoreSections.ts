import type {ExpandedQuery} from '../engine/query/expandQuery';
import type {RankingContext} from '../engine/reading/IndexContext';
import type {Scheduler} from '../engine/reading/Scheduler';
import {BestSections} from './BestSections';
import type {Candidates} from './Candidates';
import type {Ranked} from './Ranked';
import {addPageEvidence} from './addPageEvidence';
import {coveragePower} from './coveragePower';
import {headingBonus} from './headingBonus';
import {weighQuery} from './weighQuery';
import {wordMatches} from './wordMatches';

/** Words beyond which one that is missing says less, as in a question or a pasted paragraph. */
const LONG_QUERY = 3;
/** Share of the bonus for the whole query as an identifier that a section has which has it at all. */
const WHOLE = 0.5;
/** What is left of the score of a section that lacks a word of a short query. */
const INCOMPLETE = 0.7;
/** Sections between two looks at the clock. */
const BATCH = 512;

/** The best sections of all that match. */
export interface ScoredSections {
  best: Ranked[];
  /** Number of all that match. */
  total: number;
  /** Whether any section has all words of the query. */
  hasComplete: boolean;
  /** First sections of the pages whose title the query is, about. */
  named: number[];
}

/**
 * Scores the sections that have a word of the query: BM25F with soft conjunction, and more for
 * words in the heading, a heading that is the query or starts with it, and an identifier that is the
 * query; the best of them also for what the rest of the page has of a longer query.
 * @param most number of sections to keep
 * @param onlyComplete whether sections without all words that are needed are left out
 */
export async function scoreSections(
  candidates: Candidates,
  query: ExpandedQuery,
  context: RankingContext,
  scheduler: Scheduler,
  {most, onlyComplete}: {most: number; onlyComplete: boolean},
): Promise<ScoredSections> {
  const weighed = weighQuery(query, context.sectionCount);
  const {neededCount, total, whole} = weighed;
  const coverage = query.weighing.coverage * Math.min(1, LONG_QUERY / neededCount);
  const powerOf = coveragePower(total, coverage);
  const matchOf = wordMatches(weighed, candidates, powerOf);
  const addHeading = headingBonus(weighed, candidates, context);
  const best = new BestSections(most);
  const named: number[] = [];
  let hasComplete = false;
  let count = 0;
  for (let place = 0; place < candidates.count; place++) {
    if (place % BATCH === BATCH - 1) await scheduler.tick();
    const match = matchOf(place);
    hasComplete ||= match.isComplete;
    if (onlyComplete && !match.isComplete) continue;
    count++;
    const section = candidates.sections[place] as number;
    if (match.asked > 0 && addHeading(place, match)) named.push(section);
    if (match.whole > 0) match.score += whole.bonus * (WHOLE + (1 - WHOLE) * match.whole);
    if (!match.isComplete && neededCount <= LONG_QUERY) match.score *= INCOMPLETE;
    best.add(section, match.score * context.boostOf(section));
  }
  const ranked = addPageEvidence(best.sorted(), candidates, weighed, context);
  return {best: ranked, total: count, hasComplete, named};
}
