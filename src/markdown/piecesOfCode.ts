/** Code up to this length is not split, because it fits into a table column on phones. */
const LONGEST_WHOLE = 12;

/** Position after a separator and before a name, an argument or a part of a constant. */
const AFTER_SIGN = /(?<=[\w)\]>"][.,]|\w[(_]|\w::)(?=[a-z"])/i;

/** Position before an uppercase letter that has at least two lowercase letters or digits on each side. */
const BEFORE_HUMP = /(?<=[a-z\d]{2})(?=[A-Z][a-z\d]{2})/;

/**
 * Splits code after separators and, in long names, before uppercase letters. The joined pieces equal the code. Short
 * code is not split, because every break adds an element.
 */
export function piecesOfCode(code: string): string[] {
  const parts = code
    .split(AFTER_SIGN)
    .flatMap((part) => (part.length > LONGEST_WHOLE ? part.split(BEFORE_HUMP) : [part]));
  return parts.reduce<string[]>((pieces, part) => {
    const joined = `${pieces.at(-1) ?? ''}${part}`;
    return joined.length > LONGEST_WHOLE ? [...pieces, part] : [...pieces.slice(0, -1), joined];
  }, []);
}
