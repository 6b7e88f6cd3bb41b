import {fold} from '../core/text/fold';
import {QUOTES, readPhrases} from '../core/query/parse/readPhrases';
import type {SearchHit} from './answer';

/** Words that are offered at most. */
const MOST_OFFERED = 3;
/** Letters of a word that says something, in most cases. */
const LONG = 4;

/** Quotation marks, punctuation and operators around a word, and the field of a phrase. */
const AROUND_WORD = new RegExp(`^([+-]*\\w+:)?[${QUOTES}+-]+|[${QUOTES}*,.;:?!]+$`, 'g');

/** The longest words of a query of several, in their order: each alone may find something. */
export function fewerWords(query: string): string[] {
  const words = query.trim().split(/\s+/);
  if (words.length < 2) return [];
  const bare = Array.from(new Set(words.map((word) => word.replace(AROUND_WORD, '')))).filter(
    Boolean,
  );
  const long = bare.filter((word) => word.length >= LONG);
  const longest = [...(long.length > 0 ? long : bare)]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_OFFERED);
  return bare.filter((word) => longest.includes(word));
}

/** A quotation mark with what may stand before the first one of a phrase. */
const SIGN = new RegExp(`[+]?(?:\\b[a-z]+:)?[${QUOTES}]`, 'g');

/**
 * A query with the words of its phrases outside quotation marks and of fields; undefined where that
 * is a single word, or a phrase must not occur.
 */
export function phrasesAsWords(query: string): string | undefined {
  const {phrases} = readPhrases(query);
  if (phrases.length === 0 || phrases.some(({isProhibited}) => isProhibited)) return undefined;
  const words = query.replaceAll(SIGN, ' ').trim().split(/\s+/);
  return words.length > 1 ? words.join(' ') : undefined;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The marked parts of what is shown of a hit. */
function markedParts({title, titleMarks, section, sectionMarks, excerpt, marks}: SearchHit) {
  const cut = (text: string, places: typeof marks): string[] =>
    places.map(([start, end]) => text.slice(start, end));
  return [...cut(title, titleMarks), ...cut(section, sectionMarks), ...cut(excerpt, marks)];
}

/**
 * Gives the words of a corrected query the accents that they have in the hits, the best hit first:
 * the index, which corrects them, knows them without.
 * @param language of the page: in Turkish, `kırmızı` is the small `KIRMIZI`
 */
export function spelledAsFound(query: string, hits: readonly SearchHit[], language = 'en'): string {
  const spellings = new Map<string, string>();
  for (const word of hits.flatMap(markedParts).join(' ').match(WORD) ?? []) {
    // Ligatures and wide letters are not spelling that anyone would type.
    const spelling = word.normalize('NFKC').toLocaleLowerCase(language);
    const folded = fold(spelling);
    if (!spellings.has(folded)) spellings.set(folded, spelling);
  }
  return query.replace(WORD, (word) => spellings.get(word) ?? word);
}
