import {createHash} from 'node:crypto';

/** Short content hash over all parts. */
export function contentHash(parts: Iterable<Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
}
