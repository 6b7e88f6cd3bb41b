import {splitToken, type TokenTerms} from './splitToken';

const ARABIC = /[\p{Script=Arabic}\u0660-\u0669]/u;
/** Signs above and below letters, which most texts leave out, and the stroke that stretches a word. */
const SIGNS = /[\p{M}\u0640]/gu;
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/**
 * The article, alone and joined to a particle, which is written as one word with its noun.
 * @see Larkey, Ballesteros, Connell: Light Stemming for Arabic Information Retrieval (light10), 2007
 */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u;

/** Splits a token of Arabic text, however its vowels, hamzas and digits are written. */
export function splitArabic(token: string): TokenTerms {
  if (!ARABIC.test(token)) return splitToken(token);
  const plain = token.normalize('NFKD').replace(SIGNS, '').replace(ARTICLE, '');
  // The last four bits of a digit are its value, in both ranges of them.
  return splitToken(plain.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15)));
}
