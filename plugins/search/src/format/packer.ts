import {BitWriter} from '../compression/BitWriter';
import type {BooksByKind} from '../compression/CodeBook';
import {compressor} from '../compression/compressor';
import type {Content} from '../compression/placeParts';
import {ByteWriter} from '../bytes/ByteWriter';

/**
 * Compresses what a file holds.
 * @param writeHead writes what stands in front, as the codes do in the manifest
 */
export type Pack = (content: Content, writeHead?: (bits: BitWriter) => void) => Uint8Array;

/**
 * @returns what compresses contents by some codes, with the sizes of their parts in front; `seal` makes
 * files of that
 */
export function packer(books: BooksByKind): Pack {
  const compress = compressor(books);
  return (content, writeHead) => {
    const packed = new ByteWriter();
    for (const {bytes} of content.parts) packed.number(bytes.length);
    const bits = new BitWriter();
    writeHead?.(bits);
    compress(content, bits);
    packed.bytes(bits.finish());
    return packed.finish();
  };
}
