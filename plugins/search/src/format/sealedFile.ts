import {BitReader} from '../compression/BitReader';
import {BitWriter} from '../compression/BitWriter';
import {type CodeBook, readCodeBooks} from '../compression/CodeBook';
import {compressor} from '../compression/compressor';
import {decompress} from '../compression/decompress';
import type {HuffmanCode} from '../compression/huffmanCode';
import type {Content} from '../compression/placeParts';
import {writeCodeBooks} from '../compression/writeCodeBooks';
import {ByteReader} from './ByteReader';
import {ByteWriter} from './ByteWriter';
import {checksum} from './checksum';
import {FORMAT_VERSION, HEADER, MAGIC, MANIFEST} from './layout';
import {SearchIndexError} from './SearchIndexError';
import {encoder} from './utf8';

/** What a file holds before it is sealed. */
export interface FileContent extends Content {
  name: string;
}

/** The codes by which a file is read. */
export type ReadingBooks = readonly CodeBook<HuffmanCode>[];

/** How a file was compressed. */
export interface Packing {
  /** Kinds of its parts. */
  kinds: readonly number[];
  /** Codes by kind; none for the manifest, which brings them. */
  books?: ReadingBooks;
  dictionary?: Uint8Array;
}

/** What the checksum of a file starts from: its name, so that swapped files do not pass. */
export const seedOf = (name: string): number => checksum(encoder.encode(name));

/**
 * @param books codes by kind of part, which the manifest gets in front of its content
 * @returns what compresses the content of a file and puts format version and checksum in front
 */
export function sealer(
  books: readonly CodeBook<Uint8Array>[],
): (content: FileContent) => Uint8Array {
  const compress = compressor(books);
  return ({name, ...content}) => {
    const body = new ByteWriter();
    for (const {bytes} of content.parts) body.number(bytes.length);
    const bits = new BitWriter();
    if (name === MANIFEST) writeCodeBooks(bits, books);
    compress(content, bits);
    body.bytes(bits.finish());
    const payload = body.finish();
    const writer = new ByteWriter();
    if (name === MANIFEST) writer.bytes(MAGIC);
    writer.byte(FORMAT_VERSION);
    writer.bytes(new Uint8Array(Uint32Array.of(checksum(payload, seedOf(name))).buffer));
    writer.bytes(payload);
    return writer.finish();
  };
}

/**
 * Verifies, decompresses and decodes what a sealer made.
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
    return decode(decompress(bits, lengths, codes, packing.dictionary), books);
  } catch (cause) {
    throw new SearchIndexError('damaged', name, {cause});
  }
}
