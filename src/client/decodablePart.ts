/**
 * Makes the path or the hash of an address decodable. If it is not valid percent-encoding, it is
 * taken literally: `#50%` becomes `#50%25`.
 */
export function decodablePart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
