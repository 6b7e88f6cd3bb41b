const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LETTERS = /\p{L}/gu;

/**
 * Direction of a text whose letters all go the same way. Of any other text the page knows it better
 * than the first letter does, which `dir="auto"` asks: in a language written from right to left, many
 * a sentence begins with a name in Latin letters.
 *
 * @returns undefined where the direction of the page is to hold
 */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letters = text.match(LETTERS) ?? [];
  const fromRight = letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length;
  if (letters.length === 0 || (fromRight > 0 && fromRight < letters.length)) return undefined;
  return fromRight === 0 ? 'ltr' : 'rtl';
}
