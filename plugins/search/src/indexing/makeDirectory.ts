import type {CodeBook} from '../compression/CodeBook';
import type {Content} from '../compression/placeParts';
import {type TrainingSample, trainingSample} from '../compression/TrainingSample';
import {listsOfBook} from '../compression/writeCodeBooks';
import {DIRECTORY} from '../format/layout';
import {encodeManifest, type FieldBoosts, type Manifest} from '../format/Manifest';
import {sliceStarts} from './cutSlices';
import type {PackedData} from './DataContent';
import type {CutTerms} from './encodeTerms';
import type {PageText, TextBlock} from './PageText';

/** What decides the content of an index beside its pages. */
export interface IndexSettings {
  language: string;
  boosts: FieldBoosts;
  /** Words that mean the same, as their author writes them. */
  synonyms: string[][];
  excerptLength: number;
  isExact: boolean;
}

/** Short content hash over all parts. */
export type ContentHash = (parts: Iterable<Uint8Array>) => string;

/** Of what an index consists, all but the manifest. */
export interface IndexParts {
  terms: CutTerms;
  blocks: readonly TextBlock[];
  /** Text to which all blocks refer back. */
  sharedText: Uint8Array;
  /** Slices, spelling lists and blocks, compressed. */
  data: readonly PackedData[];
  /** The codes of all kinds but the manifest's. */
  books: readonly CodeBook<Uint8Array>[];
}

/** What the manifest holds, beside the codes. */
export interface Directory {
  /** Of the index, by which its files are named. */
  id: string;
  content: Content;
  /** From what its codes are trained. */
  sample: TrainingSample;
}

/**
 * Makes the content of the manifest, when all other files are compressed.
 * @param pages in the order of their sections
 * @param settings with words of synonyms as they are compared
 */
export function makeDirectory(
  pages: readonly PageText[],
  {terms: {slices, spellings}, blocks, sharedText, data, books}: IndexParts,
  settings: IndexSettings,
  hash: ContentHash,
): Directory {
  const manifest: Manifest = {
    id: '',
    ...settings,
    slices: sliceStarts(slices),
    forward: spellings.forward.map(({start}) => start),
    backward: spellings.backward.map(({start}) => start),
    pages: pages.map(({sections}) => sections.length),
    blocks: blocks.map(({sections}) => sections),
    boostedPages: pages.flatMap(({boost}, index): [number, number][] =>
      boost === 1 ? [] : [[index, boost]],
    ),
    sharedText,
  };
  // The codes are part of it: a file that a browser has kept must not be read with those of another build.
  const id = hash([
    ...encodeManifest(manifest).map(({bytes}) => bytes),
    ...data.map(({packed}) => packed),
    ...books.flatMap(listsOfBook),
  ]);
  const content = {parts: encodeManifest({...manifest, id})};
  return {id, content, sample: trainingSample([content], DIRECTORY, Infinity)};
}
