import type {Analyzer} from '../analysis/Analyzer';
import {ownTerms} from '../analysis/splitToken';
import type {Finding, SearchOptions} from './SearchResult';
import {filterPhrases, MOST_READ, type Phrase, wordsOf} from './filterPhrases';
import {makeRows} from './makeRows';
import {isOperatorQuery, parseOperators} from './query/parseOperators';
import {readPhrases} from './query/readPhrases';
import {addTerm, rankOperators} from './rankOperators';
import type {IndexContext} from './reading/IndexContext';
import {Scheduler} from './reading/Scheduler';
import {searchPlain} from './searchPlain';

/**
 * Words at most that a page is to highlight. More are of a query such as `*e*`: they would mark all of
 * a page, and keep it waiting while they come from the worker.
 */
const MOST_NAMED = 1000;

/**
 * Answers a query in lunr's language.
 * @throws QueryParseError (lunr's) where the query is malformed
 */
export async function searchOperators(
  input: string,
  phrases: readonly Phrase[],
  context: IndexContext,
  {limit = 8, offset = 0, signal}: SearchOptions,
): Promise<Finding> {
  const scheduler = new Scheduler(signal);
  // In a new worker, it takes long to make the expressions that tell how the query is meant.
  await scheduler.tick();
  const wanted = offset + limit;
  const clauses = parseOperators(input);
  const most = phrases.length > 0 ? MOST_READ : wanted;
  const {terms, ...matches} = await rankOperators(clauses, context, scheduler, most);
  const {ranked, ...counted} = await filterPhrases(matches, phrases, context, wanted, scheduler);
  for (const {words, isProhibited} of phrases)
    if (!isProhibited) for (const word of words) addTerm(word, terms);
  return {
    rows: makeRows(
      ranked.slice(offset, wanted),
      context,
      {terms, prefix: '', wordCount: 0},
      scheduler,
    ),
    ...counted,
    terms: terms.size > MOST_NAMED ? [] : Array.from(terms.keys()),
  };
}

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
