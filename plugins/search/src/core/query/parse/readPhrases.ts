import type {Analyzer} from '../../text/Analyzer';
import type {TokenTerms} from '../../text/TokenTerms';
import {QUOTES} from './mayHaveSyntax';

export interface QuotedQuery {
  /** Query with the phrases replaced by spaces, so that positions are the same as in the input. */
  rest: string;
  phrases: QuotedPhrase[];
}

export interface QuotedPhrase {
  text: string;
  isProhibited: boolean;
  field: string;
}

export interface Phrase
  extends Pick<QuotedPhrase, 'isProhibited'>, Partial<Pick<QuotedPhrase, 'field'>> {
  words: string[];
}

/** Words of a text in order, in the form in which phrases are compared. */
export const wordsOf = (text: string, analyzer: Analyzer): string[] =>
  analyzer.splitText(text).flatMap(wordsOfToken);

// If a token has a single part, its join also has the symbols: `C++`.
const wordsOfToken = ({parts, joins}: TokenTerms): string[] =>
  parts.length > 1 || joins.length === 0 ? parts : joins;

/** Words of a text without the numbers at their ends, because these may be footnote references. */
export const wordsWithoutNotes = (text: string, analyzer: Analyzer): string[] =>
  analyzer
    .splitText(text)
    .flatMap((token) =>
      token.parts.length === 2 && /^\d{1,3}$/.test(token.parts[1] as string)
        ? token.parts.slice(0, 1)
        : wordsOfToken(token),
    );

const PHRASE = new RegExp(
  `(?<!\\S)([+-]?)(?:(title|heading|description|content):)?[${QUOTES}]([^${QUOTES}]+)[${QUOTES}](?!\\S)`,
  'g',
);

/**
 * Extracts the `"exact phrases"` from a query. `-"phrase"` must not occur, `title:"phrase"` must occur in that
 * field. There are no phrases in `keywords`, because no stored text contains the keywords.
 */
export function readPhrases(query: string): QuotedQuery {
  const phrases: QuotedQuery['phrases'] = [];
  const rest = query.replace(
    PHRASE,
    (phrase: string, sign: string, field: string | undefined, text: string) => {
      phrases.push({text, isProhibited: sign === '-', field: field ?? ''});
      return ' '.repeat(phrase.length);
    },
  );
  return {rest, phrases};
}
