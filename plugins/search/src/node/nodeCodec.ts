import {createHash} from 'node:crypto';
import {constants, deflateRawSync} from 'node:zlib';
import type {Codec} from '../indexing/IndexBuilder';

/** Compression and hashes of Node. */
export const nodeCodec: Codec = {
  deflate: (bytes, {dictionary, isLast}) =>
    deflateRawSync(bytes, {
      level: 9,
      memLevel: 9,
      finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(dictionary?.length ? {dictionary} : {}),
    }),
  hash(parts) {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest('hex').slice(0, 10);
  },
};
