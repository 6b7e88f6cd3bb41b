import {evenlySpread} from './evenlySpread';
import {type FollowingBytes, followingBytes} from './followingBytes';
import type {Content} from './placeParts';

/** From what the codes of a kind are trained: some of the content, and what must be known of all of it. */
export interface TrainingSample {
  kind: number;
  /** Evenly spread contents with parts of the kind. */
  contents: readonly Content[];
  /** How many contents with parts of the kind there are in all, and bytes of these parts. */
  all: number;
  bytes: number;
  following: FollowingBytes;
}

/** Bytes of the parts of a kind. */
export const sizeOfKind = (contents: readonly Content[], kind: number): number =>
  contents.reduce(
    (sum, {parts}) =>
      parts.reduce((size, part) => size + (part.kind === kind ? part.bytes.length : 0), sum),
    0,
  );

/**
 * Takes a sample of the parts of a kind.
 * @param wanted bytes of it, about
 */
export function trainingSample(
  contents: readonly Content[],
  kind: number,
  wanted: number,
): TrainingSample {
  const ofKind = contents.filter((content) => sizeOfKind([content], kind) > 0);
  const bytes = sizeOfKind(ofKind, kind);
  return {
    kind,
    contents: evenlySpread(ofKind, bytes / wanted),
    all: ofKind.length,
    bytes,
    following: followingBytes(ofKind, kind),
  };
}
