import type {CodeBook} from '../compression/CodeBook';
import {trainCodeBook} from '../compression/trainCodeBook';
import {trainingSample} from '../compression/TrainingSample';
import {listsOfBook} from '../compression/writeCodeBooks';
import {DIRECTORY, MANIFEST} from '../format/layout';
import {encodeManifest, type FieldBoosts, type Manifest} from '../format/Manifest';
import type {FileContent} from '../format/sealedFile';
import {sliceStarts} from './cutSlices';
import type {DataContent} from './DataContent';
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

/** What is to be compressed, and how. */
export interface IndexContents {
  contents: FileContent[];
  /** By kind of part. */
  books: CodeBook<Uint8Array>[];
}

/** Of what an index consists, all but the manifest. */
export interface IndexParts {
  terms: CutTerms;
  blocks: readonly TextBlock[];
  /** Text to which all blocks refer back. */
  dictionary: Uint8Array;
  /** Slices, spelling lists and blocks, as they are written. */
  data: readonly DataContent[];
  /** The codes of all kinds but the manifest's. */
  books: readonly CodeBook<Uint8Array>[];
}

/**
 * Adds the manifest to what the files of an index hold, and names them.
 * @param pages in the order of their sections
 * @param settings with words of synonyms as they are compared
 */
export function indexContents(
  pages: readonly PageText[],
  {terms: {slices, spellings}, blocks, dictionary, data, books}: IndexParts,
  settings: IndexSettings,
  hash: ContentHash,
): IndexContents {
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
    dictionary,
  };
  // The codes are part of it: a file that a browser has kept must not be read with those of another build.
  const id = hash([
    ...[encodeManifest(manifest), ...data.map(({parts}) => parts)].flat().map(({bytes}) => bytes),
    ...books.flatMap(listsOfBook),
  ]);
  const directory = {name: MANIFEST, parts: encodeManifest({...manifest, id})};
  const files = data.map(({nameOf, ...content}) => ({name: nameOf(id), ...content}));
  return {
    contents: [...files, directory],
    books: [...books, trainCodeBook(trainingSample([directory], DIRECTORY, Infinity))],
  };
}
