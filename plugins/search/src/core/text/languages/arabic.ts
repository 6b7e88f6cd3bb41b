import type {Language} from '../Analyzer';
import {fold} from '../fold';
import {splitToken} from '../splitToken';
import type {TokenTerms} from '../TokenTerms';

const ARABIC = /[\p{Script=Arabic}\u0660-\u0669]/u;
/**
 * The Arabic article, alone or with a particle before it. It is written as one word with its noun.
 *
 * @see Larkey, Ballesteros, Connell: Light Stemming for Arabic Information Retrieval (light10), 2007
 */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u;
/**
 * The Arabic word for "and". It is written as one word with the next one. Many other words also start with this
 * letter.
 */
const AND = /^و(?!ال)(?=\p{L}{3})/u;

/** Splits a token of Arabic text, independent of how its vowels, hamzas and digits are written. */
function splitArabic(token: string): TokenTerms {
  if (!ARABIC.test(token)) return splitToken(token);
  const whole = fold(token).replace(ARTICLE, '');
  const word = whole.replace(AND, '');
  // The first letter may be "and" or part of the word, so the token is also indexed with it.
  return word === whole ? splitToken(word) : {...splitToken(word), wider: splitToken(whole).parts};
}

/** lunr's own Arabic is not used, because it keeps its state in global variables. */
export const arabic: Language = {
  stem: (word) => word,
  isStopWord: () => false,
  split: splitArabic,
};
