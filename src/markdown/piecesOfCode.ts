/** Maximum length of code that is not split. Table columns on phones have space for it. */
const LONGEST_WHOLE = 12;

/** After a separator that precedes a name, an argument or a part of a constant. */
const AFTER_SIGN = /(?<=[\w)\]>"][.,]|\w[(_]|\w::)(?=[a-z"])/i;

/** Before an uppercase letter, with at least three letters on each side. */
const BEFORE_HUMP = /(?<=[a-z\d]{2})(?=[A-Z][a-z\d]{2})/;

/**
 * Splits code where a line may break without breaking a name. The joined pieces are the code. Short
 * code is not split, because every break is an element.
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
