import type {Group, Terms} from '../expand/Terms';
import {isLongQuery} from './isLongQuery';
import {contentWords, type QueryWord} from '../parse/parsePlain';

/** Weight of an identifier written as one word, as a fraction of its rarity. */
const JOINED_SHARE = 0.8;
const STOP = 0.12;
/**
 * Additional weight of a repeated word. It is multiplied by the natural logarithm of the number of occurrences
 * in the query.
 */
const REPETITION = 1.2;

/** Join that covers all words of a query of several words. */
export interface WholeQuery {
  column: number;
  isName: boolean;
}

export interface WeighedQuery {
  words: readonly QueryWord[];
  neededCount: number;
  /**
   * Weights of the columns: first of the words, then of the joins. The same array type for all queries, so
   * that compiled code can be reused.
   */
  weights: Float64Array;
  total: number;
  whole: WholeQuery;
  isDescribing: boolean;
  hasName: boolean;
}

/** BM25's inverse document frequency, as in lunr. */
function rarity(count: number, sections: number): number {
  // Sections with two forms of a word are counted twice.
  const met = Math.min(count, sections);
  return Math.log(1 + (sections - met + 0.5) / (met + 0.5));
}

/**
 * Number of sections with the word as it is typed or with forms of the same weight. If there are none, the
 * number of sections with its most frequent replacement.
 */
function countOf({expansions}: Group, isDescribing: boolean): number {
  const counted = expansions.filter(({weight, isForm}) => weight === 1 || (isDescribing && isForm));
  return counted.length > 0
    ? counted.reduce((sum, {entry}) => sum + entry.count, 0)
    : Math.max(0, ...expansions.map(({entry}) => entry.count));
}

export function weighQuery(terms: Terms, sectionCount: number): WeighedQuery {
  const {words, groups, joined} = terms;
  const isDescribing = isLongQuery(terms);
  const content = contentWords(words);
  const weights = words.map((word, index) => {
    const group = groups[index] as Group;
    const emphasis = content.includes(word) ? 1 + REPETITION * Math.log(word.times) : STOP;
    return rarity(countOf(group, isDescribing), sectionCount) * emphasis * (group.boost ?? 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  for (const group of joined) {
    const share = group.isTyped ? 1 : group.covered.length / words.length;
    weights.push(rarity(countOf(group, isDescribing), sectionCount) * share * JOINED_SHARE);
  }
  const at = joined.findIndex(({covered}) => covered.length === words.length);
  const whole = words.length > 1 || joined[at]?.isTyped ? joined[at] : undefined;
  return {
    words,
    neededCount: words.filter(({isNeeded}) => isNeeded).length,
    weights: Float64Array.from(weights),
    total,
    isDescribing,
    hasName: joined.some(({isTyped}) => isTyped),
    whole: {
      column: whole ? words.length + at : -1,
      isName: whole?.isTyped === true,
    },
  };
}
