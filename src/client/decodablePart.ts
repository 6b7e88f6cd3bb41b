/**
 * The path or the hash of an address, in a form that can be decoded: one that is not a valid
 * percent-encoding is taken as it reads, so `#50%` becomes `#50%25`.
 */
export function decodablePart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
