import type {Content} from './placeParts';

/** Bytes that are looked at; of more, evenly spread contents. */
const SAMPLE = 200_000;

/** Contents from which abbreviations are chosen. */
export interface AbbreviationSample {
  /** Of one kind, with the dictionary that they have beside the abbreviations. */
  contents: readonly Content[];
  kind: number;
  /** How much more content there is. */
  times: number;
}

/** Bytes of all parts of some contents. */
export const sizeOfAll = (contents: readonly Content[]): number =>
  contents.flatMap(({parts}) => parts).reduce((sum, {bytes}) => sum + bytes.length, 0);

/** Evenly spread contents, where there is much. */
export function abbreviationSample(all: readonly Content[], kind: number): AbbreviationSample {
  const times = Math.max(1, Math.ceil(sizeOfAll(all) / SAMPLE));
  return {contents: all.filter((_, index) => index % times === 0), kind, times};
}
