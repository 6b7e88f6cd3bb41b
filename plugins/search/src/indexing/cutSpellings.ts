import {ByteWriter} from '../format/ByteWriter';
import type {EncodedTerm} from './cutSlices';

/** A run of words of a spelling list. */
export interface SpellingChunk {
  first: string;
  content: Uint8Array;
}

const WORD = /^[\p{L}\p{N}]+$/u;
const LETTER = /\p{L}/u;
const SHORTEST = 3;
const LONGEST = 32;

export const reversed = (word: string): string => Array.from(word).reverse().join('');

/** Sorted words in chunks of about `size` bytes, front-coded, each with the size of its list. */
function cut(words: [word: string, count: number][], size: number): SpellingChunk[] {
  const chunks: SpellingChunk[] = [];
  for (let at = 0; at < words.length;) {
    const writer = new ByteWriter();
    const first = words[at]?.[0] ?? '';
    let last = '';
    for (; at < words.length && writer.length < size; at++) {
      const [word, count] = words[at] as [string, number];
      let shared = 0;
      while (shared < last.length && last[shared] === word[shared]) shared++;
      writer.number(shared);
      writer.byte(Math.min(31, Math.round(Math.log2(count) * 2)));
      writer.text(word.slice(shared));
      last = word;
    }
    chunks.push({first, content: writer.finish()});
  }
  return chunks;
}

/** Lists of all words, once forward and once from their ends, for the search of typos. */
export function cutSpellings(
  terms: readonly EncodedTerm[],
  size: number,
): {forward: SpellingChunk[]; backward: SpellingChunk[]} {
  const words = terms
    .filter(
      ({term}) =>
        term.length >= SHORTEST && term.length <= LONGEST && WORD.test(term) && LETTER.test(term),
    )
    .map(({term, count}): [string, number] => [term, count]);
  const backward = words
    .map(([word, count]): [string, number] => [reversed(word), count])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {forward: cut(words, size), backward: cut(backward, size)};
}
