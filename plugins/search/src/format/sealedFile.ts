import {BitReader} from '../compression/BitReader';
import {type CodeBook, readCodeBooks} from '../compression/CodeBook';
import {decompress} from '../compression/decompress';
import type {HuffmanCode} from '../compression/huffmanCode';
import {ByteReader} from '../bytes/ByteReader';
import {checksum} from './checksum';
import {FORMAT_VERSION, HEADER, MAGIC, MANIFEST} from './layout';
import {SearchIndexError} from './SearchIndexError';
import {encoder} from '../bytes/utf8';

/** The codes by which a file is read. */
export type ReadingBooks = readonly CodeBook<HuffmanCode>[];

/** How a file was compressed. */
export interface Packing {
  /** Kinds of its parts. */
  kinds: readonly number[];
  /** Codes by kind; none for the manifest, which brings them. */
  books?: ReadingBooks;
  sharedText?: Uint8Array;
}

/** What the checksum of a file starts from: its name, so that swapped files do not pass. */
export const seedOf = (name: string): number => checksum(encoder.encode(name));

/**
 * Puts format version and checksum in front of what `packer` made.
 * @returns the bytes of the file
 */
export function seal(name: string, packed: Uint8Array): Uint8Array {
  const magic = name === MANIFEST ? MAGIC : [];
  const bytes = new Uint8Array(magic.length + HEADER + packed.length);
  bytes.set(magic);
  bytes[magic.length] = FORMAT_VERSION;
  const sum = checksum(packed, seedOf(name));
  new DataView(bytes.buffer).setUint32(magic.length + 1, sum, true);
  bytes.set(packed, magic.length + HEADER);
  return bytes;
}

/**
 * Verifies, decompresses and decodes what `packer` and `seal` made.
 * @throws SearchIndexError where the bytes are not that file, whole and unchanged, or cannot be decoded
 */
export function unseal<Decoded>(
  name: string,
  bytes: Uint8Array,
  decode: (content: Uint8Array, books: ReadingBooks) => Decoded,
  packing: Packing,
): Decoded {
  const magic = name === MANIFEST ? MAGIC : [];
  const start = magic.length;
  if (bytes.length <= start + HEADER) throw new SearchIndexError('truncated', name);
  if (magic.some((value, index) => bytes[index] !== value))
    throw new SearchIndexError('damaged', name);
  const version = bytes[start] as number;
  const stored = new DataView(bytes.buffer, bytes.byteOffset + start + 1, 4).getUint32(0, true);
  const payload = bytes.subarray(start + HEADER);
  if (version !== FORMAT_VERSION || checksum(payload, seedOf(name)) !== stored)
    throw new SearchIndexError(version === FORMAT_VERSION ? 'damaged' : 'version', name);
  try {
    const reader = new ByteReader(payload);
    const lengths = reader.numbers(packing.kinds.length);
    const bits = new BitReader(payload.subarray(reader.position));
    const books = packing.books ?? readCodeBooks(bits);
    const codes = packing.kinds.map((kind) => books[kind] as CodeBook<HuffmanCode>);
    return decode(decompress(bits, lengths, codes, packing.sharedText), books);
  } catch (cause) {
    throw new SearchIndexError('damaged', name, {cause});
  }
}
