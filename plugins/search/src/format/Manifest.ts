import {ByteReader} from '../bytes/ByteReader';
import {ByteWriter} from '../bytes/ByteWriter';
import {readFrontCoded, writeFrontCoded} from './frontCoding';
import {type Part, partsOf} from '../compression/placeParts';
import {type FIELDS, MANIFEST, MANIFEST_PARTS} from './layout';
import {type ReadingBooks, unseal} from './sealedFile';

/** Weight of each field in operator queries. */
export type FieldBoosts = Record<(typeof FIELDS)[number], number>;

/** What the engine must know before it reads anything else. */
export interface Manifest {
  /** Content hash of the whole index, part of each file's name. */
  id: string;
  /** Locale of the analysis. */
  language: string;
  boosts: FieldBoosts;
  /** Groups of words that mean the same, as they are indexed. */
  synonyms: string[][];
  /** Length of excerpts in characters. */
  excerptLength: number;
  /** Whether postings carry lunr's exact weights. */
  isExact: boolean;
  /** Start of each slice: above the last term of the one before, not above its first term. */
  slices: string[];
  /** Start of each chunk of the spelling lists, forward and reversed, likewise. */
  forward: string[];
  backward: string[];
  /** Number of sections of each page. */
  pages: number[];
  /** Number of sections of each text block. */
  blocks: number[];
  /** Index and factor of the pages with a boost other than 1. */
  boostedPages: [number, number][];
  /** Text to which the compressed text blocks refer back. */
  sharedText: Uint8Array;
}

/** A manifest as it is read, with the codes of all files. */
export interface OpenManifest extends Manifest {
  books: ReadingBooks;
}

type Settings = Omit<
  Manifest,
  'slices' | 'forward' | 'backward' | 'pages' | 'blocks' | 'sharedText'
>;

function writeNumbers(writer: ByteWriter, numbers: number[]): void {
  writer.number(numbers.length);
  for (const value of numbers) writer.number(value);
}

const readNumbers = (reader: ByteReader): number[] => reader.numbers(reader.number());

/** The manifest in parts of one kind each: texts, starts, sections of pages, sections of blocks. */
export function encodeManifest(manifest: Manifest): Part[] {
  const {slices, forward, backward, pages, blocks, sharedText, ...settings} = manifest;
  const part = (write: (writer: ByteWriter) => void): Uint8Array => {
    const writer = new ByteWriter();
    write(writer);
    return writer.finish();
  };
  return partsOf(MANIFEST_PARTS, [
    part((writer) => {
      writer.text(JSON.stringify(settings));
      writer.number(sharedText.length);
      writer.bytes(sharedText);
    }),
    part((writer) => {
      for (const starts of [slices, forward, backward]) writeFrontCoded(writer, starts);
    }),
    part((writer) => writeNumbers(writer, pages)),
    part((writer) => writeNumbers(writer, blocks)),
  ]);
}

export function decodeManifest(bytes: Uint8Array): Manifest {
  const reader = new ByteReader(bytes);
  const settings = JSON.parse(reader.text()) as Settings;
  return {
    ...settings,
    sharedText: reader.slice(reader.number()).slice(),
    slices: readFrontCoded(reader),
    forward: readFrontCoded(reader),
    backward: readFrontCoded(reader),
    pages: readNumbers(reader),
    blocks: readNumbers(reader),
  };
}

/**
 * Reads the manifest's file.
 * @throws SearchIndexError where it is damaged or of another format version
 */
export const openManifest = (bytes: Uint8Array): OpenManifest =>
  unseal(MANIFEST, bytes, (content, books) => ({...decodeManifest(content), books}), {
    kinds: MANIFEST_PARTS,
  });
