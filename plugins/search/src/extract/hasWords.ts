/** Whether a text has a part in whole words, in capitals or not. */
export function hasWords(text: string, part: string): boolean {
  const words = (written: string): string =>
    ` ${written
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_]+/gu, ' ')
      .trim()} `;
  return words(text).includes(words(part));
}
