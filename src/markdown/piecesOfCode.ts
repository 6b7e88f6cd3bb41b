/** Up to this length, code stays whole: on phones, the columns of tables have room for it. */
const LONGEST_WHOLE = 12;

/** After a sign that a name, an argument or a part of a constant follows. */
const AFTER_SIGN = /(?<=[\w)\]>"][.,]|\w[(_]|\w::)(?=[a-z"])/i;

/** Before the capital of a hump; neither side becomes shorter than three letters. */
const BEFORE_HUMP = /(?<=[a-z\d]{2})(?=[A-Z][a-z\d]{2})/;

/**
 * Cuts code at the places where a line may end without tearing a name; joined, it is the code again.
 * What fits is not cut: each place costs browsers an element.
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
