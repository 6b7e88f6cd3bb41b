import {fold, VIRAMA} from '../../analysis/fold';

/** A text as the index writes it, and where each of its characters comes from. */
export interface FoldedText {
  folded: string;
  /** For each character of `folded`, and for its end, the place in the original text. */
  places: (index: number) => number;
}

// eslint-disable-next-line no-control-regex -- The range is all of ASCII.
const ASCII = /^[\u0000-\u007f]*$/;

/** A character with the marks above and below it, and with those that it is joined to. */
const CHARACTER = new RegExp(`\\P{M}(?:\\p{M}*[${VIRAMA}]\\P{M})*\\p{M}*|\\p{M}+`, 'gsu');

/** Takes case and accents away from a text, as the index does, and keeps track of the places. */
export function foldText(text: string): FoldedText {
  if (ASCII.test(text)) return {folded: text.toLowerCase(), places: (index) => index};
  let folded = '';
  let place = 0;
  const origins: number[] = [];
  for (const [character] of text.matchAll(CHARACTER)) {
    for (const part of fold(character)) {
      folded += part;
      for (let unit = 0; unit < part.length; unit++) origins.push(place);
    }
    place += character.length;
  }
  return {folded, places: (index) => origins[index] ?? text.length};
}
