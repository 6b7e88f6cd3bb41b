const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_]+/gu, ' ')
    .trim();

/** Whether a text has a part in whole words, in capitals or not. */
export const hasWords = (text: string, part: string): boolean =>
  ` ${wordsOf(text)} `.includes(` ${wordsOf(part)} `);

/** Whether two texts have a word in common, in capitals or not. */
export function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one).split(' '));
  return wordsOf(other)
    .split(' ')
    .some((word) => words.has(word));
}
