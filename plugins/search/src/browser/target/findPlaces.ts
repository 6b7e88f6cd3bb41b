import {fold, IDEOGRAPH, VIRAMA} from '../../core/text/fold';

export interface FoldedText {
  folded: string;
  /** Returns the position in the original text for an index in `folded`. The end of `folded` is also an index. */
  places: (index: number) => number;
}

// eslint-disable-next-line no-control-regex -- The range is all of ASCII.
const ASCII = /^[\u0000-\u007f]*$/;

/** A character with its combining marks and the characters that it is joined to. */
const CHARACTER = new RegExp(`\\P{M}(?:\\p{M}*[${VIRAMA}]\\P{M})*\\p{M}*|\\p{M}+`, 'gsu');

/** Removes case and accents from a text, as the index does, and keeps track of positions. */
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

export type Place = [start: number, end: number];

/** The `v` before a version number, which the index drops. */
const VERSION_SIGN = '(?<![\\p{L}\\p{N}])v(?=\\p{N})';

/** Arabic prefixes that the index removes: the articles and the word for "and". */
const ARTICLE = '(?<![\\p{L}\\p{N}])(?:[وفبك]?ال|لل|و)';

/**
 * Positions where a word may begin: not after a letter, unless one of the two letters is of a language without spaces.
 * Written as a string, because Safari before 16.4 rejects scripts that contain such a regular expression.
 */
const WORD_START = `(?:(?<![\\p{L}\\p{N}])|(?<=${ARTICLE})|(?<=${VERSION_SIGN})|(?<=${IDEOGRAPH.source})|(?=${IDEOGRAPH.source}))(?=\\S)`;

/**
 * Finds words in texts. In languages without spaces, the words of a query are overlapping pairs of letters, such as
 * デー and ータ in データ. Pairs that overlap in the text are joined.
 *
 * @param words folded like the texts
 */
export function placeFinder(words: ReadonlySet<string>): (folded: string) => Place[] {
  const wordStart = new RegExp(WORD_START, 'gu');
  // Longest first, so that a longer word wins.
  const lengths = Array.from(new Set(Array.from(words, ({length}) => length))).sort(
    (a, b) => b - a,
  );
  return (folded) => {
    const found: Place[] = [];
    // Look words up in a set, because a regular expression of all words is slow if `*e*` matches most words of an
    // index.
    for (const {index: start} of folded.matchAll(wordStart)) {
      const length = lengths.find((one) => words.has(folded.slice(start, start + one)));
      if (length === undefined) continue;
      // At the end of a text, fewer letters are left.
      const end = Math.min(start + length, folded.length);
      const last = found.at(-1);
      if (last && start < last[1]) last[1] = Math.max(last[1], end);
      else found.push([start, end]);
    }
    return found;
  };
}
