import {ByteWriter} from '../format/bytes';
import {
  commonnessOf,
  isSpelling,
  reversed,
  sharedLetters,
  writeFrontCoded,
} from '../format/wordLists';
import {type EncodedTerm, shortestSeparator} from './cutSlices';

/** A run of words of a spelling list. */
export interface SpellingChunk {
  /** Above the last word of the chunk before, and not above the first word of this one. */
  start: string;
  content: Uint8Array;
}

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
    for (const [, count] of chunk) writer.byte(commonnessOf(count));
    const before = words[start - 1]?.[0] ?? '';
    chunks.push({
      start: shortestSeparator(before, chunk[0]?.[0] ?? ''),
      content: writer.finish(),
    });
  }
  return chunks;
}

/** What the lists say of a term. */
export type SpelledTerm = Pick<EncodedTerm, 'term' | 'count' | 'isInHeading'>;

/** Whether a word is worth finding by its end: one of a heading, or of several sections. */
const isProminent = ({count, isInHeading}: SpelledTerm): boolean => isInHeading || count > 2;

/**
 * Lists of words without postings: for the search of typos one of words from their ends, and, where
 * the dictionary has so many slices that a range of it is more to read, one of all terms forward.
 */
export function cutSpellings(
  terms: readonly SpelledTerm[],
  size: number,
  isLarge: boolean,
): {forward: SpellingChunk[]; backward: SpellingChunk[]} {
  const forward = isLarge ? terms.map(({term, count}): [string, number] => [term, count]) : [];
  const backward = terms
    .filter((term) => isSpelling(term.term) && isProminent(term))
    .map(({term, count}): [string, number] => [reversed(term), count])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {forward: cut(forward, size), backward: cut(backward, size)};
}
