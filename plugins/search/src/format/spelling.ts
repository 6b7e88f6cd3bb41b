const WORD = /^[\p{L}\p{N}\p{M}]+$/u;
const LETTER = /\p{L}/u;
const SHORTEST = 3;
const LONGEST = 32;
const MOST_COMMON = 31;

/** Whether a term is a word that a misspelt one may mean. */
export const isSpelling = (term: string): boolean =>
  term.length >= SHORTEST && term.length <= LONGEST && WORD.test(term) && LETTER.test(term);

/** How common a word is: twice the binary logarithm of its number of sections. */
export const commonnessOf = (count: number): number =>
  Math.min(MOST_COMMON, Math.round(Math.log2(count) * 2));

/** A word from its end, as the reversed list has it. */
export const reversed = (word: string): string => Array.from(word).reverse().join('');
