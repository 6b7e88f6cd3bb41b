import {HEADER} from '../format/layout';
import {checksum, seedOf} from '../format/sealedFile';

/** Names of the files of an index, beside the manifest. */
const NAME = /^[0-9a-f]{10}\.[tfrx]\d+\.bin$/;

/** Whether a file is part of an index, of any format version: its checksum holds its name. */
export function isIndexFile(name: string, read: () => Uint8Array): boolean {
  if (!NAME.test(name)) return false;
  const bytes = read();
  if (bytes.length <= HEADER) return false;
  const stored = new DataView(bytes.buffer, bytes.byteOffset + 1, 4).getUint32(0, true);
  return checksum(bytes.subarray(HEADER), seedOf(name)) === stored;
}
