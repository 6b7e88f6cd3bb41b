import {QUOTES, readPhrases} from '../../engine/query/readPhrases';

/** A quotation mark with what may stand before the first one of a phrase. */
const SIGN = new RegExp(`[+]?(?:\\b[a-z]+:)?[${QUOTES}]`, 'g');

/**
 * A query with the words of its phrases outside of quotation marks and of fields; undefined where that
 * is a single word, or a phrase must not occur.
 */
export function phrasesAsWords(query: string): string | undefined {
  const {phrases} = readPhrases(query);
  if (phrases.length === 0 || phrases.some(({isProhibited}) => isProhibited)) return undefined;
  const words = query.replaceAll(SIGN, ' ').trim().split(/\s+/);
  return words.length > 1 ? words.join(' ') : undefined;
}
