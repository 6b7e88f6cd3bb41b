import {fold} from '../../analysis/fold';

/** A text as the index writes it, and where each of its characters comes from. */
export interface FoldedText {
  folded: string;
  /** For each character of `folded`, and for its end, the place in the original text. */
  places: (index: number) => number;
}

// eslint-disable-next-line no-control-regex -- The range is all of ASCII.
const ASCII = /^[\u0000-\u007f]*$/;

/** A character with the marks above and below it. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gsu;

/** Arabic letters, and the stroke that stretches their words. */
const ARABIC = /[\p{Script=Arabic}\u0640]/u;
const SIGNS = /[\p{M}\u0640]/gu;

/** As the index writes a character: of Arabic ones, without all the signs above and below. */
const foldCharacter = (character: string): string =>
  ARABIC.test(character) ? character.normalize('NFKD').replace(SIGNS, '') : fold(character);

/** Takes case and accents away from a text, as the index does, and keeps track of the places. */
export function foldText(text: string): FoldedText {
  if (ASCII.test(text)) return {folded: text.toLowerCase(), places: (index) => index};
  let folded = '';
  let place = 0;
  const origins: number[] = [];
  for (const [character] of text.matchAll(CHARACTER)) {
    for (const part of foldCharacter(character)) {
      folded += part;
      for (let unit = 0; unit < part.length; unit++) origins.push(place);
    }
    place += character.length;
  }
  return {folded, places: (index) => origins[index] ?? text.length};
}
