import {fold} from './fold';
import {splitToken, type TokenTerms} from './splitToken';

const ARABIC = /[\p{Script=Arabic}\u0660-\u0669]/u;
/**
 * The article, alone and joined to a particle, which is written as one word with its noun.
 * @see Larkey, Ballesteros, Connell: Light Stemming for Arabic Information Retrieval (light10), 2007
 */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u;
/** The word for "and", which is written as one with the next; many a word begins with the letter, too. */
const AND = /^و(?!ال)(?=\p{L}{3})/u;

/** Splits a token of Arabic text, however its vowels, hamzas and digits are written. */
export function splitArabic(token: string): TokenTerms {
  if (!ARABIC.test(token)) return splitToken(token);
  const whole = fold(token).replace(ARTICLE, '');
  const word = whole.replace(AND, '');
  // Who is still typing a word that begins so has typed too little of it to tell.
  return word === whole ? splitToken(word) : {...splitToken(word), wider: splitToken(whole).parts};
}
