import {REPETITION} from './CodeBook';
import type {Content} from './placeParts';

/** Stands for the byte before the first part of a content: the last one of its shared text, if it has one. */
export const START = REPETITION;

/** Which bytes occur behind which: a mark for each, by `256 * before + byte`, `START` among those before. */
export type FollowingBytes = Uint8Array;

/** Which bytes occur behind which in the parts of a kind. */
export function followingBytes(contents: readonly Content[], kind: number): FollowingBytes {
  const marks = new Uint8Array((START + 1) * REPETITION);
  for (const {parts} of contents) {
    let before = START;
    for (const part of parts) {
      if (part.kind !== kind) {
        before = part.bytes.at(-1) ?? before;
        continue;
      }
      for (const byte of part.bytes) {
        marks[before * REPETITION + byte] = 1;
        before = byte;
      }
    }
  }
  return marks;
}
