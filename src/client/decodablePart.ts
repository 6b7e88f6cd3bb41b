/**
 * Makes the path or hash of an address decodable. A part that is not valid percent-encoding is taken literally: `#50%`
 * becomes `#50%25`.
 */
export function decodablePart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
