import {encoder} from './bytes';
import {FORMAT_VERSION, HEADER, MAGIC, MANIFEST} from './layout';
import {PLUGIN_NAME} from '../../names';

export type SearchIndexErrorReason = 'missing' | 'damaged' | 'version' | 'unsupported';

const REMEDY: Record<SearchIndexErrorReason, string> = {
  missing: 'could not be read. Upload the index again.',
  damaged: 'is damaged. Upload the index again.',
  version: 'has another format. Build the index again.',
  unsupported: 'needs DecompressionStream. Use a browser from 2023 or later.',
};

/** Thrown if a file of the index is missing, damaged, swapped with another file or of another format version. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';

  constructor(
    readonly reason: SearchIndexErrorReason,
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(`${PLUGIN_NAME}: the index file "${file}" ${REMEDY[reason]}`, options);
  }
}

const TABLE = new Uint32Array(256);
for (let byte = 0; byte < 256; byte++) {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  TABLE[byte] = value;
}

/**
 * CRC-32 (ISO 3309), continued from `seed`. Detects every change within 32 neighboring bits.
 *
 * @param seed checksum of the previous bytes; 0 at the start
 */
export function checksum(bytes: Uint8Array, seed = 0): number {
  let value = ~seed;
  for (let index = 0; index < bytes.length; index++) {
    value = (value >>> 8) ^ (TABLE[(value ^ (bytes[index] as number)) & 255] as number);
  }
  return ~value >>> 0;
}

/** Node's zlib. It is not imported, because bundlers for browsers would follow the import. */
const zlib = globalThis.process?.getBuiltinModule?.('node:zlib');

/** Browsers from before 2023 cannot decompress raw deflate. */
const canInflate = (): boolean => zlib !== undefined || 'DecompressionStream' in globalThis;

async function inflateStream(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Decompresses raw deflate (RFC 1951). */
const inflate = (bytes: Uint8Array<ArrayBuffer>): Uint8Array | Promise<Uint8Array> =>
  zlib ? zlib.inflateRawSync(bytes) : inflateStream(bytes);

/** Returns the seed of a file's checksum. It depends on the file's name, so that swapped files are detected. */
export const seedOf = (name: string): number => checksum(encoder.encode(name));

const magicOf = (name: string): Uint8Array => (name === MANIFEST ? MAGIC : new Uint8Array());

/** Prepends format version and checksum to compressed content. */
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

export function verify(name: string, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const magic = magicOf(name);
  const start = magic.length;
  if (bytes.length <= start + HEADER) throw new SearchIndexError('damaged', name);
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
 *
 * @throws SearchIndexError if the file is incomplete, changed, swapped with another one or of another format
 * version, or if it cannot be decompressed or decoded
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
