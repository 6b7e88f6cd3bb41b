import type {Analyzer} from '../analysis/Analyzer';
import {type Phrase, wordsOf} from './filterPhrases';
import {ownTerms} from '../analysis/splitToken';
import {isOperatorQuery} from '../query/isOperatorQuery';
import type {IndexContext} from '../reading/IndexContext';
import {searchOperators} from './searchOperators';
import {searchPlain} from './searchPlain';
import {readPhrases} from '../query/readPhrases';
import type {Finding, SearchOptions} from './SearchResult';

/** The words of a phrase by which the index finds texts that may hold it. */
const indexedWords = (text: string, {splitText, isStopWord}: Analyzer): string[] =>
  splitText(text)
    .flatMap((token) => {
      const own = ownTerms(token);
      return own.length > 0 ? own : token.joins;
    })
    // A word of symbols alone would be read as operators; the text is searched for the phrase anyway.
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !isStopWord(word));

/** Answers a query in the language in which it is written. */
export function search(
  input: string,
  context: IndexContext,
  options: SearchOptions,
): Promise<Finding> {
  const {rest, phrases: quoted} = readPhrases(input);
  const phrases = quoted
    .map(({text, ...phrase}): Phrase => ({words: wordsOf(text, context.analyzer), ...phrase}))
    .filter(({words}) => words.length > 0);
  const required = quoted.filter(({isProhibited}) => !isProhibited);
  if (options.mode !== 'plain' && (isOperatorQuery(rest) || required.some(({field}) => field))) {
    const needed = required.flatMap(({text, field}) =>
      indexedWords(text, context.analyzer).map((word) => `+${field && `${field}:`}${word}`),
    );
    return searchOperators([rest, ...needed].join(' '), phrases, context, options);
  }
  // A phrase at the end is complete: the space keeps its last word from being read as a prefix.
  const texts = required.map(({text}) => text);
  const plain = phrases.length > 0 ? `${[rest, ...texts].join(' ')} ` : input;
  return searchPlain(plain, phrases, context, options, input);
}
