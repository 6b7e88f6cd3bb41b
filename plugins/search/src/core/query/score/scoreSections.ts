import type {IsWanted, Terms} from '../expand/Terms';
import {pageEvidence} from './pageEvidence';
import {BestSections, compareRanked, type Ranked} from './Ranked';
import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {Candidates} from './Candidates';
import {countsPage, namesPage, weightedSum} from './features';
import type {Explain} from './features';
import {type Facts, readFacts} from './readFacts';
import {PageScores} from './PageScores';
import {weighQuery} from './weighQuery';
import {ANSWERED, INCOMPLETE, WEIGHTS} from './weights';

/** Maximum number of words in a query for which a section must have all words to count in full. */
const SHORT_QUERY = 3;
const BATCH = 512;

export interface Keep {
  most: number;
  onlyComplete: boolean;
  isWanted?: IsWanted | undefined;
  explain?: Explain | undefined;
}

export interface ScoredSections {
  best: Ranked[];
  total: number;
  hasComplete: boolean;
  named: number[];
}

/**
 * Scores the sections that have a word of the query. The score is the weighted sum of the features times the
 * boost of the page. It is lower if the section lacks a word of a short query.
 */
export async function scoreSections(
  candidates: Candidates,
  terms: Terms,
  context: IndexContext,
  scheduler: Scheduler,
  {most, onlyComplete, isWanted, explain}: Keep,
): Promise<ScoredSections> {
  const weighed = weighQuery(terms, context.sectionCount);
  const factsOf = readFacts(weighed, candidates, context);
  const isShort = weighed.neededCount <= SHORT_QUERY;
  const factorOf = ({isComplete, definition}: Facts, section: number): number =>
    context.boostOf(section) * (isShort && !isComplete && definition === 0 ? INCOMPLETE : 1);
  const answered = terms.answer?.postings().sections[0];
  const answerOf = (section: number): number => (section === answered ? ANSWERED : 0);
  const pages = new PageScores(context);
  const best = new BestSections(most);
  /**
   * Scores and factors of the candidates whose `about` feature is still missing, because it needs the scores of
   * all sections of a page.
   */
  const scores = new Float64Array(candidates.count);
  const factors = new Float32Array(candidates.count);
  const waiting: number[] = [];
  const named: number[] = [];
  let hasComplete = false;
  let total = 0;
  const score = (place: number): void => {
    const section = candidates.sections[place] as number;
    if (isWanted?.(section) === false) return;
    const facts = factsOf(place);
    hasComplete ||= facts.isComplete;
    if (facts.isComplete) pages.add(section, facts.text);
    else if (onlyComplete) return;
    total++;
    if (facts.asked > 0 && namesPage(facts)) named.push(section);
    const factor = factorOf(facts, section);
    const own = weightedSum(facts, weighed) * factor + answerOf(section);
    if (!countsPage(facts, weighed)) return best.add(section, own);
    scores[place] = own;
    factors[place] = factor;
    waiting.push(place);
  };
  for (let from = 0; from < candidates.count; from += BATCH) {
    const end = Math.min(from + BATCH, candidates.count);
    for (let place = from; place < end; place++) score(place);
    if (end - from === BATCH) await scheduler.tick();
  }
  await scheduler.each(waiting, (place) => {
    const section = candidates.sections[place] as number;
    const about = WEIGHTS.about * pages.aboutOf(section);
    best.add(section, (scores[place] as number) + about * (factors[place] as number));
  });
  const evidenceOf = pageEvidence(weighed, candidates, context);
  const ranked = best.sorted();
  if (evidenceOf !== undefined) {
    for (const one of ranked) {
      const factor = factorOf(factsOf(candidates.placeOf(one.section)), one.section);
      one.score += WEIGHTS.pageEvidence * evidenceOf(one.section) * factor;
    }
    ranked.sort(compareRanked);
  }
  if (explain !== undefined) {
    for (const one of ranked) {
      const facts = factsOf(candidates.placeOf(one.section));
      facts.about = countsPage(facts, weighed) ? pages.aboutOf(one.section) : 0;
      const explanation = explain(facts, weighed, factorOf(facts, one.section));
      const evidence = {pageEvidence: evidenceOf?.(one.section) ?? 0};
      const answer = one.section === answered && {answer: 1};
      one.explanation = {...explanation, ...evidence, ...answer};
    }
  }
  return {best: ranked, total, hasComplete, named};
}
