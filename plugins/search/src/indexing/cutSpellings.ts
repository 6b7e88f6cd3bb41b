import {ByteWriter} from '../format/ByteWriter';
import {sharedLetters, writeFrontCoded} from '../format/frontCoding';
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

/** Bytes of a word's length, shared letters and size of its list. */
const OVERHEAD = 3;

/** Sorted words in chunks of about `size` bytes, each with the size of its list. */
function cut(words: [word: string, count: number][], size: number): SpellingChunk[] {
  const chunks: SpellingChunk[] = [];
  for (let at = 0; at < words.length;) {
    const writer = new ByteWriter();
    const start = at;
    let last = '';
    for (let bytes = 0; at < words.length && bytes < size; at++) {
      const word = words[at]?.[0] ?? '';
      bytes += OVERHEAD + word.length - sharedLetters(last, word);
      last = word;
    }
    const chunk = words.slice(start, at);
    writeFrontCoded(
      writer,
      chunk.map(([word]) => word),
    );
    for (const [, count] of chunk) writer.byte(Math.min(31, Math.round(Math.log2(count) * 2)));
    chunks.push({first: chunk[0]?.[0] ?? '', content: writer.finish()});
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
