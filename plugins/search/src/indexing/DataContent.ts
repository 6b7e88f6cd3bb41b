import {type Content, partsOf} from '../compression/placeParts';
import {type TrainingSample, trainingSample} from '../compression/TrainingSample';
import {
  SLICE_PARTS,
  sliceFile,
  SPELLING_PARTS,
  spellingFile,
  TEXT_PARTS,
  textFile,
} from '../format/layout';
import {encodeSlice} from './cutSlices';
import type {SpellingChunk} from './cutSpellings';
import type {CutTerms} from './encodeTerms';
import type {TextBlock} from './PageText';

/** What a file holds, and its name once the id of the index is known. */
export interface DataContent extends Content {
  nameOf: (id: string) => string;
}

function spellingContents(direction: 'f' | 'r', chunks: readonly SpellingChunk[]): DataContent[] {
  return chunks.map(({content}, number) => ({
    nameOf: (id) => spellingFile(id, direction, number),
    parts: partsOf(SPELLING_PARTS, [content]),
  }));
}

/** What slices and spelling lists hold. */
export const termContents = ({slices, spellings}: CutTerms): DataContent[] => [
  ...slices.map((slice, number) => ({
    nameOf: (id: string) => sliceFile(id, number),
    parts: encodeSlice(slice),
  })),
  ...spellingContents('f', spellings.forward),
  ...spellingContents('r', spellings.backward),
];

/**
 * What the files of texts hold.
 * @param dictionary text to which all blocks refer back
 */
export const textContents = (blocks: readonly TextBlock[], dictionary: Uint8Array): DataContent[] =>
  blocks.map(({content}, number) => ({
    nameOf: (id: string) => textFile(id, number),
    parts: partsOf(TEXT_PARTS, [content]),
    dictionary,
  }));

/** Bytes of a kind from which its codes are trained, about. */
const SAMPLE = 300_000;

/** From what the codes of all kinds of term contents are trained, in the order of the kinds. */
export const termSamples = (contents: readonly DataContent[]): TrainingSample[] =>
  [...SLICE_PARTS, ...SPELLING_PARTS].map((kind) => trainingSample(contents, kind, SAMPLE));
