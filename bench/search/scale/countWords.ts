/** Number of pages that contain each word of prose, and each name of code. */
export interface WordCounts {
  readonly words: Map<string, number>;
  readonly names: Map<string, number>;
}

export const noWords = (): WordCounts => ({words: new Map(), names: new Map()});

const TAG = /<[^>]*>|&#?\w+;/g;
/** A lower-case word, not next to characters that would make it part of a name. */
const WORD = /(?<![\p{L}\p{N}_.-])[a-z]{5,14}(?![\p{L}\p{N}_-]|\.\p{L})/gu;
const NAME = /(?<![\w.-])[A-Za-z][a-z]+(?:[A-Z][a-z]+)+(?![\w-])/g;

function count(text: string, kind: RegExp, counts: Map<string, number>): void {
  for (const word of new Set(text.match(kind))) counts.set(word, (counts.get(word) ?? 0) + 1);
}

export function countWords(html: string, {words, names}: WordCounts): void {
  const text = html.replace(TAG, ' ');
  count(text, WORD, words);
  count(text, NAME, names);
}
