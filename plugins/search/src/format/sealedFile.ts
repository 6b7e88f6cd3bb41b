import {encoder} from '../bytes/utf8';
import {checksum} from './checksum';
import {canInflate, inflate} from './inflate';
import {FORMAT_VERSION, HEADER, MAGIC, MANIFEST} from './layout';
import {SearchIndexError} from './SearchIndexError';

/** What the checksum of a file starts from: its name, so that swapped files do not pass. */
export const seedOf = (name: string): number => checksum(encoder.encode(name));

const magicOf = (name: string): Uint8Array => (name === MANIFEST ? MAGIC : new Uint8Array());

/**
 * Puts format version and checksum in front of compressed content.
 * @returns the bytes of the file
 */
export function seal(name: string, packed: Uint8Array): Uint8Array {
  const magic = magicOf(name);
  const bytes = new Uint8Array(magic.length + HEADER + packed.length);
  bytes.set(magic);
  bytes[magic.length] = FORMAT_VERSION;
  const sum = checksum(packed, seedOf(name));
  new DataView(bytes.buffer).setUint32(magic.length + 1, sum, true);
  bytes.set(packed, magic.length + HEADER);
  return bytes;
}

/**
 * The compressed content of a file, verified.
 * @throws SearchIndexError where the bytes are not that file, whole and unchanged
 */
export function verify(name: string, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const magic = magicOf(name);
  const start = magic.length;
  if (bytes.length <= start + HEADER) throw new SearchIndexError('truncated', name);
  if (magic.some((value, index) => bytes[index] !== value))
    throw new SearchIndexError('damaged', name);
  const version = bytes[start] as number;
  const stored = new DataView(bytes.buffer, bytes.byteOffset + start + 1, 4).getUint32(0, true);
  const packed = bytes.subarray(start + HEADER) as Uint8Array<ArrayBuffer>;
  if (version !== FORMAT_VERSION) throw new SearchIndexError('version', name);
  if (checksum(packed, seedOf(name)) !== stored) throw new SearchIndexError('damaged', name);
  return packed;
}

/**
 * Verifies, decompresses and decodes a file.
 * @throws SearchIndexError where the bytes are not that file, whole and unchanged, or cannot be
 * decompressed here, or not decoded
 */
export async function unseal<Decoded>(
  name: string,
  bytes: Uint8Array,
  decode: (content: Uint8Array) => Decoded | Promise<Decoded>,
): Promise<Decoded> {
  const packed = verify(name, bytes);
  if (!canInflate()) throw new SearchIndexError('unsupported', name);
  try {
    return await decode(await inflate(packed));
  } catch (cause) {
    throw new SearchIndexError('damaged', name, {cause});
  }
}
