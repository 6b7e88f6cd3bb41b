import {ByteReader} from './ByteReader';
import {ByteWriter} from './ByteWriter';
import {checksum} from './checksum';
import {inflate} from './inflate';
import {FORMAT_VERSION, HEADER, MAGIC, MANIFEST} from './layout';
import {SearchIndexError} from './SearchIndexError';
import {encoder} from './utf8';

/**
 * Raw deflate of bytes, optionally with a preset dictionary. What is not the last part of a stream
 * ends at a whole byte, so that another part can follow.
 */
export type Deflate = (
  bytes: Uint8Array,
  options: {dictionary?: Uint8Array | undefined; isLast: boolean},
) => Uint8Array;

/** What the checksum of a file starts from: its name, so that swapped files do not pass. */
export const seedOf = (name: string): number => checksum(encoder.encode(name));

/**
 * Compresses a file's content and puts format version and checksum in front.
 * @param parts the content, cut where its statistics change: each part has codes of its own
 */
export function seal(
  name: string,
  parts: readonly Uint8Array[],
  deflate: Deflate,
  dictionary?: Uint8Array,
): Uint8Array {
  const body = new ByteWriter();
  const filled = parts.filter(({length}) => length > 0);
  body.number(filled.reduce((sum, {length}) => sum + length, 0));
  for (const [index, part] of filled.entries()) {
    const isLast = index === filled.length - 1;
    body.bytes(deflate(part, {dictionary: index === 0 ? dictionary : undefined, isLast}));
  }
  const payload = body.finish();
  const writer = new ByteWriter();
  if (name === MANIFEST) writer.bytes(MAGIC);
  writer.byte(FORMAT_VERSION);
  writer.bytes(new Uint8Array(Uint32Array.of(checksum(payload, seedOf(name))).buffer));
  writer.bytes(payload);
  return writer.finish();
}

/**
 * Verifies, decompresses and decodes what `seal` made.
 * @throws SearchIndexError where the bytes are not that file, whole and unchanged, or cannot be decoded
 */
export function unseal<Content>(
  name: string,
  bytes: Uint8Array,
  decode: (content: Uint8Array) => Content,
  dictionary?: Uint8Array,
): Content {
  const magic = name === MANIFEST ? MAGIC : [];
  const start = magic.length;
  if (bytes.length <= start + HEADER) throw new SearchIndexError('truncated', name);
  if (magic.some((value, index) => bytes[index] !== value))
    throw new SearchIndexError('damaged', name);
  const version = bytes[start] as number;
  const stored = new DataView(bytes.buffer, bytes.byteOffset + start + 1, 4).getUint32(0, true);
  const payload = bytes.subarray(start + HEADER);
  if (checksum(payload, seedOf(name)) !== stored)
    throw new SearchIndexError(version === FORMAT_VERSION ? 'damaged' : 'version', name);
  if (version !== FORMAT_VERSION) throw new SearchIndexError('version', name);
  try {
    const reader = new ByteReader(payload);
    const length = reader.number();
    return decode(inflate(payload.subarray(reader.position), length, dictionary));
  } catch (cause) {
    throw new SearchIndexError('damaged', name, {cause});
  }
}
