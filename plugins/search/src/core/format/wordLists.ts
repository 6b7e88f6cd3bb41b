import {type ByteReader, type ByteWriter, decoder, encoder} from './bytes';

export function sharedLetters(first: string, second: string): number {
  let shared = 0;
  while (shared < first.length && first[shared] === second[shared]) shared++;
  // Half of a surrogate pair cannot be encoded in UTF-8.
  const last = second.charCodeAt(shared - 1);
  return last >= 0xd800 && last < 0xdc00 ? shared - 1 : shared;
}

/**
 * Writes sorted words: the number of words, the number of letters that each word shares with the previous one,
 * the length of each remainder in bytes, and then all remainders.
 */
export function writeFrontCoded(writer: ByteWriter, words: readonly string[]): void {
  const rests: Uint8Array[] = [];
  let last = '';
  writer.number(words.length);
  for (const word of words) {
    const shared = sharedLetters(last, word);
    writer.number(shared);
    rests.push(encoder.encode(word.slice(shared)));
    last = word;
  }
  for (const rest of rests) writer.number(rest.length);
  for (const rest of rests) writer.bytes(rest);
}

export function readFrontCoded(reader: ByteReader): string[] {
  const count = reader.number();
  const shared = reader.numbers(count);
  const lengths = reader.numbers(count);
  let last = '';
  return shared.map((letters, index) => {
    last = last.slice(0, letters) + decoder.decode(reader.slice(lengths[index] as number));
    return last;
  });
}

const WORD = /^[\p{L}\p{N}\p{M}]+$/u;
const LETTER = /\p{L}/u;
const SHORTEST = 3;
const LONGEST = 32;
const MOST_COMMON = 31;

/** Whether a term may be the correction of a misspelled word. */
export const isSpelling = (term: string): boolean =>
  term.length >= SHORTEST && term.length <= LONGEST && WORD.test(term) && LETTER.test(term);

/** How common a word is: twice the binary logarithm of its number of sections. */
export const commonnessOf = (count: number): number =>
  Math.min(MOST_COMMON, Math.round(Math.log2(count) * 2));

export const reversed = (word: string): string => Array.from(word).reverse().join('');

function partitionPoint<Value>(
  sorted: ArrayLike<Value>,
  isBefore: (value: Value) => boolean,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(sorted[middle] as Value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const lowerBound = (sorted: readonly string[], value: string): number =>
  partitionPoint(sorted, (one) => one < value);

/** Last index in a sorted list whose value is at most `value`; -1 if there is none. */
export const lastUpTo = <Value extends string | number>(
  sorted: ArrayLike<Value>,
  value: Value,
): number => partitionPoint(sorted, (one) => one <= value) - 1;
