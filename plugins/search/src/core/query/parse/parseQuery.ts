import type {Analyzer} from '../../text/Analyzer';
import {contentTerms} from '../../text/contentTerms';
import {isOperatorQuery} from './isOperatorQuery';
import type {Clause} from './parseOperators';
import {parsePlain, type PlainWords} from './parsePlain';
import type {QueryNotice} from './QueryNotice';
import {type Phrase, type QuotedPhrase, readPhrases, wordsOf} from './readPhrases';
import {readTags, type WrittenTag} from './readTags';

interface QueryParts {
  tags: readonly WrittenTag[];
  phrases: readonly Phrase[];
  notices: readonly QueryNotice[];
}

export interface PlainQuery extends QueryParts, PlainWords {
  kind: 'plain';
  /** Text whose words are looked up. */
  text: string;
  /** Query as typed, the basis of suggestions. */
  typed: string;
  /** Whether the query requires a phrase. If so, a section must have all words of the phrase. */
  hasPhrase: boolean;
}

export interface OperatorQuery extends QueryParts {
  kind: 'operators';
  clauses: readonly Clause[];
}

export type Query = PlainQuery | OperatorQuery;

export function readPlain(
  text: string,
  parts: QueryParts & Pick<PlainQuery, 'typed'>,
  analyzer: Analyzer,
): PlainQuery {
  const {words, joins} = parsePlain(text, analyzer);
  const quoted = parts.phrases.flatMap(({isProhibited, words: own}) => (isProhibited ? [] : own));
  const needed = words.filter(({text: word, isNeeded}) => isNeeded && quoted.includes(word));
  return {
    ...parts,
    kind: 'plain',
    text,
    hasPhrase: quoted.length > 0,
    words:
      needed.length === 0
        ? words
        : words.map((word) => ({...word, isNeeded: needed.includes(word)})),
    joins,
  };
}

/**
 * Returns the clauses that a phrase requires. Words made of symbols are left out, because they would be parsed
 * as operators. The text is searched for the phrase later.
 */
const clausesOf = ({text, field}: QuotedPhrase, analyzer: Analyzer): string[] =>
  contentTerms(text, analyzer).map((word) => `+${field && `${field}:`}${word}`);

/**
 * Parses a query: its tags, its phrases, and the rest as plain text or in lunr's language.
 *
 * @param mode `plain` reads operators and tags as text
 * @throws QueryParseError (lunr's) if an operator query is malformed
 */
export async function parseQuery(
  input: string,
  mode: 'auto' | 'plain',
  analyzer: Analyzer,
): Promise<Query> {
  // Removed from the scripts of a site without tags.
  const {rest: untagged, tags} =
    process.env.SEARCH_TAGS === 'false' || mode === 'plain'
      ? {rest: input, tags: []}
      : readTags(input);
  const {rest, phrases: quoted} = readPhrases(untagged);
  const phrases = quoted
    .map(({text, ...phrase}): Phrase => ({words: wordsOf(text, analyzer), ...phrase}))
    .filter(({words}) => words.length > 0);
  const required = quoted.filter(({isProhibited}) => !isProhibited);
  const notices: QueryNotice[] = [];
  const parts = {tags, phrases, notices};
  if (mode !== 'plain' && (isOperatorQuery(rest) || required.some(({field}) => field))) {
    // Few readers use operators, so lunr's parser is in a separate script.
    const {findPower, parseOperators} = await import(
      /* webpackChunkName: "search-operators" */ './parseOperators'
    );
    const power = phrases.length > 0 ? undefined : findPower(rest);
    if (power === undefined) {
      const needed = required.flatMap((phrase) => clausesOf(phrase, analyzer));
      return {...parts, kind: 'operators', clauses: parseOperators([rest, ...needed].join(' '))};
    }
    notices.push({code: 'boostIsText', ...power});
  }
  // A phrase at the end is complete. The space prevents its last word from being read as a prefix.
  const texts = required.map(({text}) => text);
  const text = phrases.length > 0 ? `${[rest, ...texts].join(' ')} ` : untagged;
  return readPlain(text, {...parts, typed: input}, analyzer);
}
