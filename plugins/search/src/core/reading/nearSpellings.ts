import {commonnessOf, isSpelling, reversed} from '../format/wordLists';
import {editDistance} from './editDistance';
import {afterPrefix} from './Dictionary';
import type {Consider, Spelling, Spellings} from './Spellings';

/** Minimum number of letters in a rare word that may be two edits from a frequent one. */
const LONG = 9;
/** Minimum difference in commonness, which is twice a binary logarithm: 10 means 32 times as many sections. */
const TIMES = 10;

/**
 * Returns the frequent word of a large index that a rare word is most likely a misspelling of. The frequent
 * word has the same first letter, is one edit away (or two if the rare word is long), and is much more
 * frequent.
 *
 * @param isOther whether a word is a different word instead of a form of the rare one
 */
export async function frequentFor(
  spellings: Spellings,
  rare: string,
  count: number,
  isOther: (word: string) => boolean,
): Promise<string | undefined> {
  const limit = rare.length >= LONG ? 2 : 1;
  const least = commonnessOf(count) + TIMES;
  let best: Spelling | undefined;
  const rank = ({distance, commonness}: Spelling): number => commonness - 100 * distance;
  await spellings.scanFrequent(rare.charAt(0), (word, commonness) => {
    if (commonness < least) return;
    const distance = editDistance(rare, word, limit);
    const found = {word, distance, commonness};
    if (distance > limit || !isOther(word) || (best && rank(best) >= rank(found))) return;
    best = found;
  });
  return best?.word;
}

const MOST_SLICES = 2;

/**
 * Passes the terms that share a prefix with `word` to a test. The prefix has `letters` letters. It is longer if
 * terms with the shorter prefix are in too many slices.
 */
async function scanForward(
  {dictionary}: Spellings,
  word: string,
  letters: number,
  test: Consider,
): Promise<void> {
  for (let length = letters; length <= word.length; length++) {
    const prefix = word.slice(0, length);
    const entries = await dictionary.range(prefix, afterPrefix(prefix), MOST_SLICES);
    if (entries === undefined) continue;
    for (const {term, count} of entries) test(term, commonnessOf(count));
    return;
  }
}

/**
 * Returns words that are similar to a misspelled one, without the word itself. The nearest and most common come
 * first.
 *
 * @param isPrefix whether the word may be unfinished. If so, the beginnings of longer words are also compared
 */
export async function nearSpellings(
  spellings: Spellings,
  word: string,
  limit: number,
  isPrefix: boolean,
): Promise<Spelling[]> {
  const found = new Map<string, Spelling>();
  const half = Math.max(1, (word.length >> 1) - (limit > 1 || isPrefix ? 1 : 0));
  const consider = (candidate: string, commonness: number): boolean => {
    if (candidate === word) return false;
    let distance = editDistance(word, candidate, limit);
    if (isPrefix && distance > limit && candidate.length > word.length) {
      for (let length = word.length - 1; length <= word.length + 1; length++)
        distance = Math.min(distance, editDistance(word, candidate.slice(0, length), limit) + 0.5);
    }
    const isNear = distance <= limit + 0.5 && isSpelling(candidate);
    if (isNear) found.set(candidate, {word: candidate, distance, commonness});
    return isNear;
  };
  const scanEnds = async (): Promise<void> => {
    let isFrequent = false;
    await spellings.scanFrequent(word.charAt(0), (candidate, commonness) => {
      isFrequent = consider(candidate, commonness) || isFrequent;
    });
    if (isFrequent) return;
    const tail = reversed(word).slice(0, Math.max(1, (word.length - 1) >> 1));
    await spellings.scanBackward(tail, (candidate, commonness) => {
      // The length is checked before the slower distance, because most words are too short or too long.
      if (isPrefix || Math.abs(candidate.length - word.length) <= limit)
        consider(candidate, commonness);
    });
  };
  await Promise.all([scanForward(spellings, word, half, consider), scanEnds()]);
  const rank = ({word: candidate, distance, commonness}: Spelling): number =>
    distance * 100 + (candidate[0] === word[0] ? 0 : 12) - commonness;
  return Array.from(found.values()).sort((a, b) => rank(a) - rank(b) || (a.word < b.word ? -1 : 1));
}
