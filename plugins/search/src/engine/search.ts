import {isOperatorQuery} from '../query/isOperatorQuery';
import {readPhrases} from '../query/readPhrases';
import {type Phrase, wordsOf} from './filterPhrases';
import type {IndexContext} from './IndexContext';
import {searchOperators} from './searchOperators';
import {searchPlain} from './searchPlain';
import type {Finding, SearchOptions} from './SearchResult';

/** Answers a query in the language in which it is written. */
export function search(
  input: string,
  context: IndexContext,
  options: SearchOptions,
): Promise<Finding> {
  const {rest, phrases: quoted} = readPhrases(input);
  const phrases = quoted
    .map(({text, isProhibited}): Phrase => ({words: wordsOf(text, context.analyzer), isProhibited}))
    .filter(({words}) => words.length > 0);
  const required = phrases.filter(({isProhibited}) => !isProhibited).flatMap(({words}) => words);
  if (options.mode !== 'plain' && isOperatorQuery(rest)) {
    // A word of symbols alone would be read as operators; the text is searched for the phrase anyway.
    const needed = required.filter(
      (word) => /[\p{L}\p{N}]/u.test(word) && !context.analyzer.isStopWord(word),
    );
    const query = [rest, ...needed.map((word) => `+${word}`)].join(' ');
    return searchOperators(query, phrases, context, options);
  }
  // A phrase at the end is complete: the space keeps its last word from being read as a prefix.
  const plain = phrases.length > 0 ? `${[rest, ...required].join(' ')} ` : input;
  return searchPlain(plain, phrases, context, options);
}
