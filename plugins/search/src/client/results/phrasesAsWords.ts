import {readPhrases} from '../../query/readPhrases';

/**
 * A query with the words of its phrases outside of quotation marks and of fields; undefined where that
 * is a single word, or a phrase must not occur.
 */
export function phrasesAsWords(query: string): string | undefined {
  const {phrases} = readPhrases(query);
  if (phrases.length === 0 || phrases.some(({isProhibited}) => isProhibited)) return undefined;
  const words = query
    .replaceAll(/[+]?(?:\b[a-z]+:)?"/g, ' ')
    .trim()
    .split(/\s+/);
  return words.length > 1 ? words.join(' ') : undefined;
}
