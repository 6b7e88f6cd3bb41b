const SIGN = /^[^\p{L}\p{N}\p{ASCII}]+$/u;

/**
 * Whether a word is a symbol, such as an arrow or a pictograph, that has little meaning next to words of
 * letters.
 */
export const isSign = (word: string): boolean => SIGN.test(word);
