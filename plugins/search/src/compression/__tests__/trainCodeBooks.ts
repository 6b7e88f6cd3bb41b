import type {CodeBook} from '../CodeBook';
import type {Content} from '../placeParts';
import {trainCodeBook} from '../trainCodeBook';
import {trainingSample} from '../TrainingSample';

/**
 * Codes for some contents.
 * @param kinds number of kinds of parts
 * @param abbreviationStarts by kind, where the abbreviations of its shared text begin, and where the last one ends
 */
export const trainCodeBooks = (
  contents: readonly Content[],
  kinds: number,
  abbreviationStarts: ReadonlyMap<number, Uint32Array> = new Map(),
): CodeBook<Uint8Array>[] =>
  Array.from({length: kinds}, (_, kind) =>
    trainCodeBook(trainingSample(contents, kind, 300_000), {
      abbreviationStarts: abbreviationStarts.get(kind),
    }),
  );
