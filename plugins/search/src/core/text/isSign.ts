const SIGN = /^[^\p{L}\p{N}\p{ASCII}]+$/u;

/** Whether a word is a sign, such as an arrow or a pictograph, that says little beside words of letters. */
export const isSign = (word: string): boolean => SIGN.test(word);
