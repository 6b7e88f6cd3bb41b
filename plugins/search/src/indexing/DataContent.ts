import type {BooksByKind} from '../compression/CodeBook';
import {type Content, type Part, partsOf} from '../compression/placeParts';
import {type TrainingSample, trainingSample} from '../compression/TrainingSample';
import {type DataFileKind, SLICE_PARTS, SPELLING_PARTS, TEXT_PARTS} from '../format/layout';
import {packer} from '../format/packer';
import {encodeSlice} from './cutSlices';
import type {SpellingChunk} from './cutSpellings';
import type {CutTerms} from './encodeTerms';
import type {TextBlock} from './PageText';

/** Which of the files it is whose names begin with the id of the index. */
export interface DataPlace {
  file: DataFileKind;
  number: number;
}

/** What a file holds. */
export interface DataContent extends DataPlace, Content {}

/** What a file holds, compressed. */
export interface PackedData extends DataPlace {
  packed: Uint8Array;
}

const contentsOf = (
  file: DataFileKind,
  contents: readonly (readonly Part[])[],
  sharedText?: Uint8Array,
): DataContent[] => contents.map((parts, number) => ({file, number, parts, sharedText}));

const spellingParts = (chunks: readonly SpellingChunk[]): Part[][] =>
  chunks.map(({content}) => partsOf(SPELLING_PARTS, [content]));

/** What slices and spelling lists hold. */
export const termContents = ({slices, spellings}: CutTerms): DataContent[] => [
  ...contentsOf('t', slices.map(encodeSlice)),
  ...contentsOf('f', spellingParts(spellings.forward)),
  ...contentsOf('r', spellingParts(spellings.backward)),
];

/**
 * What the files of texts hold.
 * @param sharedText text to which all blocks refer back
 */
export const textContents = (blocks: readonly TextBlock[], sharedText: Uint8Array): DataContent[] =>
  contentsOf(
    'x',
    blocks.map(({content}) => partsOf(TEXT_PARTS, [content])),
    sharedText,
  );

/** Bytes of a kind from which its codes are trained, about. */
const SAMPLE = 300_000;

/** From what the codes of all kinds of term contents are trained, in the order of the kinds. */
export const termSamples = (contents: readonly DataContent[]): TrainingSample[] =>
  [...SLICE_PARTS, ...SPELLING_PARTS].map((kind) => trainingSample(contents, kind, SAMPLE));

/** Compresses contents. */
export function packData(contents: readonly DataContent[], books: BooksByKind): PackedData[] {
  const pack = packer(books);
  return contents.map(({file, number, ...content}) => ({file, number, packed: pack(content)}));
}
