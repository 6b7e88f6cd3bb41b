import type {Analyzer} from '../../text/Analyzer';
import {contentTerms} from '../../text/answerTerms';
import {isOperatorQuery} from './isOperatorQuery';
import {type Clause, findPower, parseOperators} from './parseOperators';
import {parsePlain, type PlainWords} from './parsePlain';
import type {QueryNotice} from '../SearchResult';
import {type Phrase, type QuotedPhrase, readPhrases, wordsOf} from './readPhrases';

/** A query that is read as plain text. */
export interface PlainQuery extends PlainWords {
  kind: 'plain';
  /** The text whose words are looked up. */
  text: string;
  /** What the reader typed, which a suggestion changes as little as it can. */
  typed: string;
  phrases: readonly Phrase[];
  /** Whether a phrase is required, so that a section without all words of it is not a hit. */
  hasPhrase: boolean;
  notice?: QueryNotice;
}

/** A query in lunr's language. */
export interface OperatorQuery {
  kind: 'operators';
  clauses: readonly Clause[];
  phrases: readonly Phrase[];
}

export type Query = PlainQuery | OperatorQuery;

/** Reads the words of plain text. Of a query with phrases, only the words of these are needed. */
export function readPlain(
  text: string,
  {typed, phrases}: Pick<PlainQuery, 'typed' | 'phrases'>,
  analyzer: Analyzer,
): PlainQuery {
  const {words, joins} = parsePlain(text, analyzer);
  const quoted = phrases.flatMap(({isProhibited, words: own}) => (isProhibited ? [] : own));
  const needed = words.filter(({text: word, isNeeded}) => isNeeded && quoted.includes(word));
  return {
    kind: 'plain',
    text,
    typed,
    phrases,
    hasPhrase: quoted.length > 0,
    words:
      needed.length === 0
        ? words
        : words.map((word) => ({...word, isNeeded: needed.includes(word)})),
    joins,
  };
}

/**
 * The clauses that a phrase requires. A word of symbols alone would be read as operators; the text is searched
 * for the phrase anyway.
 */
const clausesOf = ({text, field}: QuotedPhrase, analyzer: Analyzer): string[] =>
  contentTerms(text, analyzer).map((word) => `+${field && `${field}:`}${word}`);

/**
 * Reads a query in the language in which it is written.
 * @param mode `plain` reads operators as text
 * @param typed what the reader typed, where that is more
 * @throws QueryParseError (lunr's) where an operator query is malformed
 */
export function parseQuery(
  input: string,
  mode: 'auto' | 'plain',
  analyzer: Analyzer,
  typed = input,
): Query {
  const {rest, phrases: quoted} = readPhrases(input);
  const phrases = quoted
    .map(({text, ...phrase}): Phrase => ({words: wordsOf(text, analyzer), ...phrase}))
    .filter(({words}) => words.length > 0);
  const required = quoted.filter(({isProhibited}) => !isProhibited);
  const power = mode === 'plain' || phrases.length > 0 ? undefined : findPower(rest);
  if (power) {
    const notice = {code: 'boostIsText', ...power} as const;
    return {...readPlain(input, {typed, phrases}, analyzer), notice};
  }
  if (mode !== 'plain' && (isOperatorQuery(rest) || required.some(({field}) => field))) {
    const needed = required.flatMap((phrase) => clausesOf(phrase, analyzer));
    return {kind: 'operators', clauses: parseOperators([rest, ...needed].join(' ')), phrases};
  }
  // A phrase at the end is complete: the space keeps its last word from being read as a prefix.
  const texts = required.map(({text}) => text);
  const text = phrases.length > 0 ? `${[rest, ...texts].join(' ')} ` : input;
  return readPlain(text, {typed, phrases}, analyzer);
}
