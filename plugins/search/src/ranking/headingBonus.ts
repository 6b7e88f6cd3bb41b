import type {RankingContext} from '../engine/reading/IndexContext';
import {FIRST_IN_HEADING, HEADING_LENGTH} from '../format/layout';
import type {Candidates} from './Candidates';
import {definitionBonus, EXACT} from './definitionBonus';
import type {WeighedQuery} from './weighQuery';
import type {WordMatch} from './wordMatches';

/** For words in the heading. The longer the query is, the smaller is the share that as many words are. */
const IN_HEADING = {least: 0.3, perWord: 0.07};
/** Share of it that does not depend on how much of the heading the words cover. */
const UNCOVERED = 0.35;
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
/** What is added to the share of the title that the words cover, from 0 to 1. */
const LEAD_UNCOVERED = 0.5;

/**
 * What a section has for words in its heading, and for a heading that is the query, starts with it or has
 * it as an identifier, or is the name that it defines.
 * @returns adds it to the score of the candidate at a place, and says whether the query names its page
 */
export function headingBonus(
  {words, neededCount, weights, total, whole}: WeighedQuery,
  candidates: Candidates,
  context: RankingContext,
): (place: number, match: WordMatch) => boolean {
  const inHeadingBonus = Math.max(IN_HEADING.least, IN_HEADING.perWord * neededCount);
  const leadBonus = LEAD_BONUS / neededCount ** 3;
  const definitionOf = definitionBonus(words, candidates, context);
  return (place, match) => {
    const {asked, isAllInHeading, letters} = match;
    const heading = candidates.headings[place] as number;
    if (heading === 0) return false;
    const isLead = context.isLead(candidates.sections[place] as number);
    const isFirst = (heading & FIRST_IN_HEADING) !== 0;
    const isStart = isFirst && isAllInHeading;
    const covered = Math.min(1, letters / (heading & HEADING_LENGTH));
    match.score += inHeadingBonus * asked * asked * (UNCOVERED + (1 - UNCOVERED) * covered);
    const isWhole =
      whole.column >= 0 && candidates.covered[place * weights.length + whole.column] !== 0;
    const wholeInHeading = isWhole ? match.whole : 0;
    match.score += WHOLE_IN_HEADING * wholeInHeading;
    if (asked > ASKED && covered > EXACT) {
      match.score += EXACT_BONUS * asked;
      if (isStart && isLead) match.score += TITLE_BONUS * asked;
      // A heading that is the query is no less than an identifier that is.
      if (whole.isSplit && isStart) {
        match.score += WHOLE_IN_HEADING * (1 - wholeInHeading);
        match.score += ((1 - match.whole) * (weights[whole.column] as number)) / total;
        match.whole = 1;
      }
    } else if (isStart && match.whole === 0) {
      match.score += START_BONUS * asked * covered;
      if (whole.isSplit) match.whole = START_WHOLE * covered;
    }
    const definition = definitionOf?.(place, match.isComplete, isWhole) ?? 0;
    if (definition > 0) {
      match.score += definition;
      match.whole = Math.max(match.whole, DEFINED);
      match.isComplete = true;
    }
    if (isFirst) match.score += FIRST_BONUS * asked;
    if (isLead) match.score += leadBonus * asked * (LEAD_UNCOVERED + covered);
    return isLead && asked > ASKED && covered > NAMED;
  };
}
