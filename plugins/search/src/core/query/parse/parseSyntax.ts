import type {Analyzer} from '../../text/Analyzer';
import {contentTerms} from '../../text/contentTerms';
import {isOperatorQuery} from './isOperatorQuery';
import {findPower, parseOperators} from './parseOperators';
import type {Query} from './Query';
import type {QueryNotice} from './QueryNotice';
import {type Phrase, type QuotedPhrase, readPhrases, wordsOf} from './readPhrases';
import {readPlain} from './readPlain';
import {readTags} from './readTags';

/**
 * Returns the clauses for the words of a phrase without stop words and symbols. The index has stop words only
 * for headings, and symbols would be parsed as operators. `filterPhrases` later searches the texts for the
 * whole phrase.
 */
const clausesOf = ({text, field}: QuotedPhrase, analyzer: Analyzer): string[] =>
  contentTerms(text, analyzer).map((word) => `+${field && `${field}:`}${word}`);

/** Parses a query that may have tags, phrases or operators, as described at `parseQuery`. */
export function parseSyntax(input: string, mode: 'auto' | 'plain', analyzer: Analyzer): Query {
  // The bundler removes `readTags` from the scripts of a site without tags.
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
