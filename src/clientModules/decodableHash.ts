/**
 * The hash of an address, in a form that can be decoded: one that is no valid percent-encoding is
 * taken as it reads, so `#50%` becomes `#50%25`.
 */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
