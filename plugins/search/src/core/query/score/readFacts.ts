import {FIRST_IN_HEADING, HEADING_LENGTH} from '../../format/layout';
import type {IndexContext} from '../../reading/IndexContext';
import type {Candidates} from './Candidates';
import {definition} from './definition';
import type {WeighedQuery} from './weighQuery';

/** Factor on the score of a word in a heading. A score of about three quarters already counts in full. */
const IN_HEADING = 1.3;
const COVERAGE = 1.2;
/**
 * Exponent of the fraction of the query that a section has, if the query is a description. It is divided by the
 * number of words, because in a longer description a missing word matters less.
 */
const COVERAGE_OF_DESCRIPTION = 3;
/** Factor for a heading that has words of a typed identifier but not the whole identifier. */
const PART_OF_NAME = 0.5;

export interface Facts {
  /**
   * BM25F score of the query's words and joins, times the fraction of the query that the section has. From 0 to
   * about 1.
   */
  text: number;
  isComplete: boolean;
  /**
   * Whether the section has all needed words, with the last one not only as the prefix of a longer word. Also
   * true if the section defines the qualified name of the query.
   */
  isTyped: boolean;
  /** Fraction of the query that is in the heading of the section. */
  asked: number;
  /** Fraction of the heading's letters that the query covers. Only valid if `asked` is more than 0. */
  covered: number;
  /** Whether the heading starts with a word of the query, and has all needed words. */
  isStart: boolean;
  isLead: boolean;
  identifier: number;
  /** How much of the section's page is about the query, from 0 to 1; 0 until it is known. */
  about: number;
  definition: number;
}

/**
 * Compares candidates with a query.
 *
 * @returns a function that returns the facts of the candidate at an index. To avoid allocations, it returns the
 * same object in each call
 */
export function readFacts(
  {words, weights, total, whole, neededCount, isDescribing}: WeighedQuery,
  candidates: Candidates,
  {isLead, leadOf}: IndexContext,
): (place: number) => Facts {
  const power = isDescribing ? Math.min(1, COVERAGE_OF_DESCRIPTION / neededCount) : COVERAGE;
  const {scores, named, covered, headings, sections, typed} = candidates;
  // The same array type for all queries, so that compiled code can be reused.
  const needed = Uint8Array.from(words, ({isNeeded}) => Number(isNeeded));
  const definitionOf = definition(words, candidates, leadOf);
  const facts = {about: 0} as Facts;
  const readHeading = (place: number, heading: number): void => {
    const base = place * weights.length;
    let inHeading = 0;
    let letters = 0;
    let repeated = 0;
    let isAllInHeading = true;
    for (let word = 0; word < needed.length; word++) {
      const covers = covered[base + word] as number;
      if (covers > 0) {
        const value = named[base + word] as number;
        inHeading += (weights[word] as number) * Math.min(1, value * IN_HEADING);
        if (needed[word] === 0) continue;
        letters += covers - 1;
        repeated += (covers - 1) * ((words[word]?.times ?? 1) - 1);
      } else if (needed[word] === 1) isAllInHeading = false;
    }
    facts.asked = inHeading / total;
    // A word that is typed twice may occur twice in a heading that has all words.
    const coveredLetters = isAllInHeading ? letters + repeated : letters;
    const share = Math.min(1, coveredLetters / (heading & HEADING_LENGTH));
    const isNamed = whole.column >= 0 && covered[base + whole.column] !== 0;
    facts.isStart = isAllInHeading && (heading & FIRST_IN_HEADING) !== 0;
    facts.isLead = isLead(sections[place] as number);
    if (definitionOf !== undefined && inHeading > 0)
      facts.definition = definitionOf(place, facts.isComplete, isNamed);
    // `gitB` is an unfinished name that does not mean the page Git.
    const isOther = whole.isName && !isNamed && facts.definition === 0;
    facts.covered = isOther ? share * PART_OF_NAME : share;
  };
  return (place) => {
    const base = place * weights.length;
    let score = 0;
    let matched = 0;
    facts.isComplete = true;
    for (let word = 0; word < needed.length; word++) {
      const value = scores[base + word] as number;
      if (value > 0) {
        const weight = weights[word] as number;
        score += weight * value;
        matched += weight;
      } else if (needed[word] === 1) facts.isComplete = false;
    }
    for (let join = needed.length; join < weights.length; join++)
      score += (weights[join] as number) * (scores[base + join] as number);
    facts.text = (score / total) * (matched / total) ** power;
    facts.identifier = whole.column < 0 ? 0 : (scores[base + whole.column] as number);
    const heading = headings[place] as number;
    facts.asked = facts.definition = 0;
    facts.isStart = false;
    if (heading !== 0) readHeading(place, heading);
    facts.isTyped = facts.definition === 1 || (facts.isComplete && typed[place] === 1);
    return facts;
  };
}
