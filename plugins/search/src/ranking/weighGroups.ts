import {contentWords, type QueryWord} from '../engine/query/PlainQuery';
import type {ExpandedQuery, Group} from '../engine/query/expandQuery';

/** What an identifier written as one word adds, as a share of its rarity. */
const JOINED_SHARE = 0.8;
/** Share of the weight that a stop word keeps. */
const STOP = 0.12;
/** What repetition adds to a word's weight, times the natural logarithm of how often it is typed. */
const REPETITION = 1.2;

/** BM25's inverse document frequency, as lunr has it. */
function rarity(count: number, sections: number): number {
  // Sections with two forms of a word are counted twice.
  const met = Math.min(count, sections);
  return Math.log(1 + (sections - met + 0.5) / (met + 0.5));
}

/**
 * Sections with the word as it is typed and with forms that count as much, or else with what most
 * likely stands for it.
 */
function countOf({expansions}: Group): number {
  const counted = expansions.filter(({weight}) => weight === 1);
  return counted.length > 0
    ? counted.reduce((sum, {entry}) => sum + entry.count, 0)
    : Math.max(0, ...expansions.map(({entry}) => entry.count));
}

/** What each word, and behind them each join, weighs. */
export function weighGroups(
  {words, groups, joined}: ExpandedQuery,
  sectionCount: number,
): number[] {
  const content = contentWords(words);
  return [
    ...groups.map((group, index) => {
      const word = words[index] as QueryWord;
      const emphasis = content.includes(word) ? 1 + REPETITION * Math.log(word.times) : STOP;
      return rarity(countOf(group), sectionCount) * emphasis;
    }),
    ...joined.map((group) => {
      const share = group.isTyped ? 1 : group.covered.length / words.length;
      return rarity(countOf(group), sectionCount) * share * JOINED_SHARE;
    }),
  ];
}
