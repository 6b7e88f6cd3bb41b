import {readPhrases} from '../query/readPhrases';

/**
 * A query with the words of its phrases outside of quotation marks and of fields; undefined where no
 * phrase of several words must occur, or one must not.
 */
export function phrasesAsWords(query: string): string | undefined {
  const {phrases} = readPhrases(query);
  if (phrases.some(({isProhibited}) => isProhibited)) return undefined;
  if (!phrases.some(({text}) => /\S\s+\S/.test(text))) return undefined;
  return query
    .replaceAll(/[+]?(?:\b[a-z]+:)?"/g, ' ')
    .trim()
    .split(/\s+/)
    .join(' ');
}
