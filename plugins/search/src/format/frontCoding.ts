import type {ByteReader} from '../bytes/ByteReader';
import type {ByteWriter} from '../bytes/ByteWriter';
import {decoder, encoder} from '../bytes/utf8';

/** Number of letters with which both words start. */
export function sharedLetters(first: string, second: string): number {
  let shared = 0;
  while (shared < first.length && first[shared] === second[shared]) shared++;
  // Half of a surrogate pair has no place in UTF-8.
  const last = second.charCodeAt(shared - 1);
  return last >= 0xd800 && last < 0xdc00 ? shared - 1 : shared;
}

/**
 * Writes sorted words: their number, of each the letters shared with the word before, of each the
 * bytes of the rest, and all rests.
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

/** Reads what `writeFrontCoded` wrote. */
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
