import {FIRST_IN_HEADING, HEADING_LENGTH} from '../format/layout';
import {addPageEvidence} from './addPageEvidence';
import {BestSections} from './BestSections';
import type {Candidates} from './Candidates';
import {coveragePower} from './coveragePower';
import type {Deadline} from './Deadline';
import {definitionBonus, EXACT} from './definitionBonus';
import type {ExpandedQuery} from './expandQuery';
import type {Ranked} from './Ranked';
import type {RankingContext} from './RankingContext';
import {weighGroups} from './weighGroups';
import {wholeQuery} from './wholeQuery';

/** Words beyond which one that is missing says less, as in a question or a pasted paragraph. */
const LONG_QUERY = 3;
/** For words in the heading. The longer the query is, the smaller is the share that as many words are. */
const IN_HEADING_BONUS = {least: 0.3, perWord: 0.07};
const EXACT_BONUS = 0.8;
/** What a page that is called as the query has more than a section that is. */
const TITLE_BONUS = 0.5;
/** For the whole query as an identifier that is in the heading. */
const WHOLE_IN_HEADING = 0.5;
const START_BONUS = 0.5;
const START_WHOLE = 0.5;
/** Share of the query at least that a heading has which may be the query. */
const ASKED = 0.7;
/** Share of a title's letters at least that a query has which names the page. */
const NAMED = 0.8;
/** What the section that defines a qualified name has at least of the name as one identifier. */
const DEFINED = 0.9;
const FIRST_BONUS = 0.06;
/**
 * What a page has more for the word in its title than a section for that in its heading, for that
 * word alone asks for the page about it. Of several words a heading tells more exactly: with two it is an
 * eighth.
 */
const LEAD_BONUS = 0.4;
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
 * @param onlyComplete whether sections without all words are left out
 */
export async function scoreSections(
  candidates: Candidates,
  query: ExpandedQuery,
  context: RankingContext,
  deadline: Deadline,
  {most, onlyComplete}: {most: number; onlyComplete: boolean},
): Promise<ScoredSections> {
  const {words, weighing} = query;
  const weights = weighGroups(query, context.sectionCount);
  const wordWeights = weights.slice(0, words.length);
  const total = wordWeights.reduce((sum, weight) => sum + weight, 0) || 1;
  const columns = weights.length;
  const needed = words.map(({isNeeded}) => isNeeded);
  const neededCount = needed.filter(Boolean).length;
  const shares = wordWeights.map((weight) => weight / total);
  const isShortQuery = neededCount <= LONG_QUERY;
  const inHeadingBonus = Math.max(IN_HEADING_BONUS.least, IN_HEADING_BONUS.perWord * neededCount);
  const coverage = weighing.coverage * Math.min(1, LONG_QUERY / neededCount);
  const powerOf = coveragePower(total, coverage);
  const whole = wholeQuery(query);
  const bonusOf = definitionBonus(words, candidates, context);
  const best = new BestSections(most);
  const named: number[] = [];
  let hasComplete = false;
  let count = 0;
  for (let place = 0; place < candidates.count; place++) {
    if (place % BATCH === BATCH - 1) await deadline.tick();
    const base = place * columns;
    let sum = 0;
    let matched = 0;
    let subset = 0;
    let inHeading = 0;
    let letters = 0;
    let repeated = 0;
    let isComplete = true;
    let isAllInHeading = true;
    for (let word = 0; word < words.length; word++) {
      const value = candidates.scores[base + word] as number;
      const weight = weights[word] as number;
      if (value > 0) {
        sum += weight * value;
        matched += weight;
        subset |= 1 << word;
      } else if (needed[word]) isComplete = false;
      const covers = candidates.covered[base + word] as number;
      if (covers === 0) {
        if (needed[word]) isAllInHeading = false;
        continue;
      }
      inHeading += weight * Math.min(1, value * 1.3);
      if (!needed[word]) continue;
      letters += covers - 1;
      repeated += (covers - 1) * ((words[word]?.times ?? 1) - 1);
    }
    hasComplete ||= isComplete;
    if (onlyComplete && !isComplete) continue;
    count++;
    for (let join = words.length; join < columns; join++)
      sum += (weights[join] as number) * (candidates.scores[base + join] as number);
    const section = candidates.sections[place] as number;
    let result = (sum / total) * powerOf(subset, matched);
    let wholeScore = whole.column < 0 ? 0 : (candidates.scores[base + whole.column] as number);
    const heading = candidates.headings[place] as number;
    if (inHeading > 0 && heading !== 0) {
      const asked = inHeading / total;
      // A word that is typed twice may stand twice in a heading that has all words.
      if (isAllInHeading) letters += repeated;
      const covered = Math.min(1, letters / (heading & HEADING_LENGTH));
      result += inHeadingBonus * asked * asked * (0.35 + 0.65 * covered);
      const isFirst = (heading & FIRST_IN_HEADING) !== 0;
      const isStart = isFirst && isAllInHeading;
      if (whole.column >= 0 && candidates.covered[base + whole.column] !== 0)
        result += WHOLE_IN_HEADING * wholeScore;
      if (asked > ASKED && covered > EXACT) {
        result += EXACT_BONUS * asked;
        if (isStart && context.isLead(section)) result += TITLE_BONUS * asked;
        // A heading that is the query is no less than an identifier that is.
        if (whole.isSplit && isStart) {
          result +=
            (1 - wholeScore) * (WHOLE_IN_HEADING + (weights[whole.column] as number) / total);
          wholeScore = 1;
        }
      } else if (isStart && wholeScore === 0) {
        result += START_BONUS * asked * covered;
        if (whole.isSplit) wholeScore = START_WHOLE * covered;
      }
      const definition = bonusOf?.(place, isComplete) ?? 0;
      if (definition > 0) {
        result += definition;
        wholeScore = Math.max(wholeScore, DEFINED);
        isComplete = true;
      }
      if (asked > ASKED && covered > NAMED && context.isLead(section)) named.push(section);
      if (isFirst) result += FIRST_BONUS * asked;
      if (context.isLead(section))
        result += (LEAD_BONUS / neededCount ** 3) * asked * (0.5 + covered);
    }
    if (wholeScore > 0) result += whole.bonus * (0.5 + 0.5 * wholeScore);
    if (!isComplete && isShortQuery) result *= INCOMPLETE;
    best.add(section, result * context.boostOf(section));
  }
  const ranked = addPageEvidence(best.sorted(), candidates, shares, neededCount, context);
  return {best: ranked, total: count, hasComplete, named};
}
