import {constants, deflateRawSync} from 'node:zlib';

/** All bytes of some parts, one after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Numbers that hardly repeat are smaller without, or with fewer, references to what was before. */
const STRATEGIES = [constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED, constants.Z_HUFFMAN_ONLY];

/**
 * Compresses parts one by one, each with codes of its own, into one stream of raw deflate (RFC 1951).
 */
export function pack(parts: readonly Uint8Array[]): Uint8Array {
  const packed = parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    const strategies = parts.length > 1 ? STRATEGIES : STRATEGIES.slice(0, 1);
    return strategies
      .map((strategy) => deflateRawSync(part, {level: 9, memLevel: 9, strategy, finishFlush}))
      .reduce((best, other) => (other.length < best.length ? other : best));
  });
  return joinBytes(packed);
}
