import type {Candidates} from './Candidates';
import type {WeighedQuery} from './weighQuery';

/** Factor on the score of a word in a heading: from about three quarters on it counts there in full. */
const IN_HEADING = 1.3;

/** What a candidate has of a query, and its score while that adds up. */
export interface WordMatch {
  /** At first that of its words and joins. */
  score: number;
  /** Score of the whole query as one identifier, from 0 to 1. */
  whole: number;
  /** Whether it has all words that are needed. */
  isComplete: boolean;
  /** Share of the query that is in its heading. */
  asked: number;
  /** Whether all words that are needed are in its heading. */
  isAllInHeading: boolean;
  /** Letters of the heading that are covered by words that are needed. */
  letters: number;
}

/**
 * Compares candidates with the words of a query.
 * @param powerOf what the words that a candidate has, as bits of a number, and their weight make of its score
 * @returns what the candidate at a place has; the same object each time, since candidates are many
 */
export function wordMatches(
  {words, weights, total, whole}: WeighedQuery,
  {scores, covered}: Candidates,
  powerOf: (subset: number, weight: number) => number,
): (place: number) => WordMatch {
  const needed = words.map(({isNeeded}) => isNeeded);
  const match = {} as WordMatch;
  return (place) => {
    const base = place * weights.length;
    let score = 0;
    let matched = 0;
    let subset = 0;
    let isComplete = true;
    let inHeading = 0;
    let isAllInHeading = true;
    let letters = 0;
    let repeated = 0;
    for (let word = 0; word < needed.length; word++) {
      const weight = weights[word] as number;
      const value = scores[base + word] as number;
      if (value > 0) {
        score += weight * value;
        matched += weight;
        subset |= 1 << word;
      } else if (needed[word]) isComplete = false;
      const covers = covered[base + word] as number;
      if (covers > 0) {
        inHeading += weight * Math.min(1, value * IN_HEADING);
        if (!needed[word]) continue;
        letters += covers - 1;
        repeated += (covers - 1) * ((words[word]?.times ?? 1) - 1);
      } else if (needed[word]) isAllInHeading = false;
    }
    for (let join = needed.length; join < weights.length; join++)
      score += (weights[join] as number) * (scores[base + join] as number);
    match.score = (score / total) * powerOf(subset, matched);
    match.whole = whole.column >= 0 ? (scores[base + whole.column] as number) : 0;
    match.isComplete = isComplete;
    match.asked = inHeading / total;
    match.isAllInHeading = isAllInHeading;
    // A word that is typed twice may stand twice in a heading that has all words.
    match.letters = isAllInHeading ? letters + repeated : letters;
    return match;
  };
}
