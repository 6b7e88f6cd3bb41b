import {ByteReader, ByteWriter} from './bytes';
import {MANIFEST} from './layout';
import {unseal} from './sealedFile';
import {readFrontCoded, writeFrontCoded} from './wordLists';

/** Contents of the manifest, which is read before any other file of the index. */
export interface Manifest {
  /** Content hash of the whole index. It is part of the name of every other file. */
  id: string;
  language: string;
  /** Groups of synonyms, in their indexed form. */
  synonyms: string[][];
  excerptLength: number;
  /**
   * Lower bound of the terms in each slice: above the last term of the previous slice, and at most the slice's
   * own first term.
   */
  slices: string[];
  /** Lower bound of the words in each chunk of the list of reversed words, like `slices`. */
  backward: string[];
  /** Lower bound of the words in each chunk of the list of frequent words. A small index has no such list. */
  frequent: string[];
  /** Number of sections of each page. */
  pages: number[];
  /** Number of sections of each block of heads, and of each block of texts. */
  heads: number[];
  texts: number[];
  /** Ranges of consecutive pages with the same boost. Pages with a boost of 1 are left out. */
  boosts: [firstPage: number, pages: number, boost: number][];
  /** Contents of the files that a small index stores in the manifest instead of in separate files, by kind. */
  inline: Partial<Record<InlineKind, Uint8Array>>;
}

/** Kinds of files that a manifest can include if the index has only one file of that kind. */
const INLINE_KINDS = ['t', 'r', 'h'] as const;
export type InlineKind = (typeof INLINE_KINDS)[number];

type Lists = 'slices' | 'backward' | 'frequent' | 'pages' | 'heads' | 'texts' | 'inline';
type Settings = Omit<Manifest, Lists>;

function writeNumbers(writer: ByteWriter, numbers: number[]): void {
  writer.number(numbers.length);
  for (const value of numbers) writer.number(value);
}

const readNumbers = (reader: ByteReader): number[] => reader.numbers(reader.number());

export function encodeManifest(manifest: Manifest): Uint8Array {
  const {slices, backward, frequent, pages, heads, texts, inline, ...settings} = manifest;
  const writer = new ByteWriter();
  writer.text(JSON.stringify(settings));
  for (const starts of [slices, backward, frequent]) writeFrontCoded(writer, starts);
  for (const numbers of [pages, heads, texts]) writeNumbers(writer, numbers);
  for (const kind of INLINE_KINDS) {
    const content = inline[kind];
    writer.number(content === undefined ? 0 : content.length + 1);
    if (content !== undefined) writer.bytes(content);
  }
  return writer.finish();
}

export function decodeManifest(content: Uint8Array): Manifest {
  const reader = new ByteReader(content);
  const settings = JSON.parse(reader.text()) as Settings;
  const [slices, backward, frequent] = [0, 0, 0].map(() => readFrontCoded(reader));
  const [pages, heads, texts] = [0, 0, 0].map(() => readNumbers(reader));
  const inline: Manifest['inline'] = {};
  for (const kind of INLINE_KINDS) {
    const length = reader.number();
    if (length > 0) inline[kind] = reader.slice(length - 1);
  }
  return {...settings, slices, backward, frequent, pages, heads, texts, inline} as Manifest;
}

export const openManifest = (bytes: Uint8Array): Promise<Manifest> =>
  unseal(MANIFEST, bytes, decodeManifest);
