import type {CodeBook} from '../compression/CodeBook';
import {type Content, partsOf} from '../compression/placeParts';
import {trainCodeBook, trainCodeBooks} from '../compression/trainCodeBooks';
import {listsOfBook} from '../compression/writeCodeBooks';
import {
  DIRECTORY,
  MANIFEST,
  sliceFile,
  SPELLING_PARTS,
  spellingFile,
  TEXT_PARTS,
  TEXTS,
  textFile,
} from '../format/layout';
import {encodeManifest, type FieldBoosts, type Manifest} from '../format/Manifest';
import type {FileContent} from '../format/sealedFile';
import {encodeSlice, sliceStarts} from './cutSlices';
import type {SpellingChunk} from './cutSpellings';
import type {CutTerms} from './encodeTerms';
import type {PageText} from './PageText';
import type {SharedTexts} from './shareTexts';

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

/** What a file holds, and its name once the id of the index is known. */
interface DataContent extends Content {
  nameOf: (id: string) => string;
}

function spellingContents(direction: 'f' | 'r', chunks: readonly SpellingChunk[]): DataContent[] {
  return chunks.map(({content}, number) => ({
    nameOf: (id) => spellingFile(id, direction, number),
    parts: partsOf(SPELLING_PARTS, [content]),
  }));
}

/** What all files but the manifest hold. */
function dataContents(
  {slices, spellings}: CutTerms,
  {blocks, dictionary}: SharedTexts,
): DataContent[] {
  return [
    ...slices.map((slice, number) => ({
      nameOf: (id: string) => sliceFile(id, number),
      parts: encodeSlice(slice),
    })),
    ...spellingContents('f', spellings.forward),
    ...spellingContents('r', spellings.backward),
    ...blocks.map(({content}, number) => ({
      nameOf: (id: string) => textFile(id, number),
      parts: partsOf(TEXT_PARTS, [content]),
      dictionary,
    })),
  ];
}

/**
 * Makes what the files of an index hold.
 * @param pages in the order of their sections
 * @param texts of these pages
 * @param terms with the sections in that order
 * @param settings with words of synonyms as they are compared
 */
export function indexContents(
  pages: readonly PageText[],
  texts: SharedTexts,
  terms: CutTerms,
  settings: IndexSettings,
  hash: ContentHash,
): IndexContents {
  const {slices, spellings} = terms;
  const data = dataContents(terms, texts);
  const books = trainCodeBooks(data, DIRECTORY, new Map([[TEXTS, texts.abbreviationStarts]]));
  const manifest: Manifest = {
    id: '',
    ...settings,
    slices: sliceStarts(slices),
    forward: spellings.forward.map(({start}) => start),
    backward: spellings.backward.map(({start}) => start),
    pages: pages.map(({sections}) => sections.length),
    blocks: texts.blocks.map(({sections}) => sections),
    boostedPages: pages.flatMap(({boost}, index): [number, number][] =>
      boost === 1 ? [] : [[index, boost]],
    ),
    dictionary: texts.dictionary,
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
    books: [...books, trainCodeBook([directory], DIRECTORY)],
  };
}
