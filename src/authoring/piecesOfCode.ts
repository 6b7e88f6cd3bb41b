/** Words of code up to this length stay whole. */
const LONGEST_WHOLE = 12;

/** After a sign that a name, an argument or a part of a constant follows. */
const AFTER_SIGN = /(?<=[\w)\]>"][.,]|\w[(_]|\w::)(?=[a-z"])/i;

/** Before the capital of a hump; neither side becomes shorter than three letters. */
const BEFORE_HUMP = /(?<=[a-z\d]{2})(?=[A-Z][a-z\d]{2})/;

/** Cuts code at the places where a line may end without tearing a name; joined, it is the code again. */
export function piecesOfCode(code: string): string[] {
  return code
    .split(AFTER_SIGN)
    .flatMap((part) => (part.length > LONGEST_WHOLE ? part.split(BEFORE_HUMP) : [part]));
}
