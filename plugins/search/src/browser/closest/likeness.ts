/**
 * Minimum length of the common prefix of two forms of a word, as a fraction of the shorter form. `logging` begins with
 * all of `log`, and `easing` with three quarters of `ease`.
 */
const SHARED = 0.75;
const LEAST_SHARED = 3;
/** Minimum fraction of letter pairs that a word and its misspelling have in common. */
const MISSPELLED = 0.6;

const pairsOf = (word: string): string[] =>
  Array.from({length: word.length - 1}, (_, place) => word.slice(place, place + 2));

/** Likeness of two words, from 0 to 1. Forms of the same word count as equal, if the language inflects word ends. */
function likenessOfWords(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  if (shared >= LEAST_SHARED && shared >= SHARED * shorter) return 1;
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const both = pairs.filter((pair) => others.includes(pair)).length;
  const share = (2 * both) / (pairs.length + others.length);
  return share > MISSPELLED ? share : 0;
}

export function likeness(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0 || others.length === 0) return 0;
  const share = (some: readonly string[], among: readonly string[]): number =>
    some.reduce(
      (sum, word) => sum + Math.max(...among.map((one) => likenessOfWords(word, one))),
      0,
    ) / some.length;
  return Math.max(
    likenessOfWords(words.join(''), others.join('')),
    (2 * share(words, others) + share(others, words)) / 3,
  );
}
