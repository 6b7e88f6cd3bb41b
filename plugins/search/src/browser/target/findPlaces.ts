import {fold, IDEOGRAPH, VIRAMA} from '../../core/text/fold';

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

/** Start and end of a word in a text. */
export type Place = [start: number, end: number];

/** The letter before a version, which the index does without. */
const VERSION_SIGN = '(?<![\\p{L}\\p{N}])v(?=\\p{N})';

/** The articles, and the word for "and", that the index takes off Arabic words, which are written as one with them. */
const ARTICLE = '(?<![\\p{L}\\p{N}])(?:[وفبك]?ال|لل|و)';

/**
 * Where a word may begin: behind no letter, unless either is of a language without spaces. Text, because
 * every page loads it, and Safari before 16.4 takes it for no pattern.
 */
const WORD_START = `(?:(?<![\\p{L}\\p{N}])|(?<=${ARTICLE})|(?<=${VERSION_SIGN})|(?<=${IDEOGRAPH.source})|(?=${IDEOGRAPH.source}))(?=\\S)`;

/**
 * Finds words in texts. In languages without spaces, the words of a query are pairs of letters that
 * overlap, as デー and ータ do in データ: those are one.
 *
 * @param words folded, as the texts are
 */
export function placeFinder(words: ReadonlySet<string>): (folded: string) => Place[] {
  const wordStart = new RegExp(WORD_START, 'gu');
  // The longest first.
  const lengths = Array.from(new Set(Array.from(words, ({length}) => length))).sort(
    (a, b) => b - a,
  );
  return (folded) => {
    const found: Place[] = [];
    // Looked up, since a pattern of all words is slow where `*e*` stands for most words of an index.
    for (const {index: start} of folded.matchAll(wordStart)) {
      const length = lengths.find((one) => words.has(folded.slice(start, start + one)));
      if (length === undefined) continue;
      // The end of a text is shorter than the letters looked up there.
      const end = Math.min(start + length, folded.length);
      const last = found.at(-1);
      if (last && start < last[1]) last[1] = Math.max(last[1], end);
      else found.push([start, end]);
    }
    return found;
  };
}
