const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LETTERS = /\p{L}/gu;

/**
 * Direction of a text whose letters all have the same direction. For mixed texts, the direction of the page is a
 * better guess than `dir="auto"`, which uses the first letter: in a language written from right to left, many
 * sentences begin with a name in Latin letters.
 *
 * @returns undefined for the direction of the page
 */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letters = text.match(LETTERS) ?? [];
  const fromRight = letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length;
  if (letters.length === 0 || (fromRight > 0 && fromRight < letters.length)) return undefined;
  return fromRight === 0 ? 'ltr' : 'rtl';
}
