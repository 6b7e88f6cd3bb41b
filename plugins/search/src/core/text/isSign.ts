const SIGN = /^[^\p{L}\p{N}\p{ASCII}]+$/u;

export const isSign = (word: string): boolean => SIGN.test(word);
