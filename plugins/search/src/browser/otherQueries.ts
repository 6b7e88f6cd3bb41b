import {fold} from '../core/text/fold';
import {QUOTES} from '../core/query/parse/mayHaveSyntax';
import {readPhrases} from '../core/query/parse/readPhrases';
import type {SearchHit} from './Answer';

const MOST_OFFERED = 3;
const LONG = 4;

/** Quotation marks, punctuation and operators around a word, and the field of a phrase. */
const AROUND_WORD = new RegExp(`^([+-]*\\w+:)?[${QUOTES}+-]+|[${QUOTES}*,.;:?!]+$`, 'g');

/** Returns the longest words, in the order of the query, because each word alone may have hits. */
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

const SIGN = new RegExp(`[+]?(?:\\b[a-z]+:)?[${QUOTES}]`, 'g');

/**
 * Returns the query with its phrases as plain words, without quotation marks and fields. Returns undefined if only
 * one word is left, or if a phrase is prohibited.
 */
export function phrasesAsWords(query: string): string | undefined {
  const {phrases} = readPhrases(query);
  if (phrases.length === 0 || phrases.some(({isProhibited}) => isProhibited)) return undefined;
  const words = query.replaceAll(SIGN, ' ').trim().split(/\s+/);
  return words.length > 1 ? words.join(' ') : undefined;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

function markedParts({title, titleMarks, section, sectionMarks, excerpt, marks}: SearchHit) {
  const cut = (text: string, places: typeof marks): string[] =>
    places.map(([start, end]) => text.slice(start, end));
  return [...cut(title, titleMarks), ...cut(section, sectionMarks), ...cut(excerpt, marks)];
}

/**
 * Restores the accents of a corrected query, because the words in the index have none. Copies the spelling of each
 * word from the best hit that contains it.
 *
 * @param language language of the page: in Turkish, `kırmızı` is the lower case of `KIRMIZI`
 */
export function spelledAsFound(query: string, hits: readonly SearchHit[], language = 'en'): string {
  const spellings = new Map<string, string>();
  for (const word of hits.flatMap(markedParts).join(' ').match(WORD) ?? []) {
    // Replaces ligatures and full-width letters, which nobody types.
    const spelling = word.normalize('NFKC').toLocaleLowerCase(language);
    const folded = fold(spelling);
    if (!spellings.has(folded)) spellings.set(folded, spelling);
  }
  return query.replace(WORD, (word) => spellings.get(word) ?? word);
}
