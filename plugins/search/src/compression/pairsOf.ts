import {REPETITION} from './CodeBook';
import type {Content} from './placeParts';

/** Which bytes occur behind which in the parts of a kind: by the byte before a mark for each. */
export function pairsOf(contents: readonly Content[], kind: number): Map<number, Uint8Array> {
  const pairs = new Map<number, Uint8Array>();
  for (const {parts, dictionary} of contents) {
    let before = dictionary?.at(-1) ?? 0;
    for (const part of parts) {
      if (part.kind !== kind) {
        before = part.bytes.at(-1) ?? before;
        continue;
      }
      for (const byte of part.bytes) {
        let marks = pairs.get(before);
        if (marks === undefined) pairs.set(before, (marks = new Uint8Array(REPETITION)));
        marks[byte] = 1;
        before = byte;
      }
    }
  }
  return pairs;
}
