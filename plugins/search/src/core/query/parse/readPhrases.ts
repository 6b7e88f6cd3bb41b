import type {Analyzer} from '../../text/Analyzer';
import type {TokenTerms} from '../../text/TokenTerms';

/** Quoted phrases of a query, and the rest. */
export interface QuotedQuery {
  /** The query with spaces in place of the phrases, so that places in it are those of the input. */
  rest: string;
  phrases: QuotedPhrase[];
}

export interface QuotedPhrase {
  text: string;
  isProhibited: boolean;
  /** The field that it must stand in; empty for any. */
  field: string;
}

/** A phrase as the words that must follow one another. */
export interface Phrase
  extends Pick<QuotedPhrase, 'isProhibited'>, Partial<Pick<QuotedPhrase, 'field'>> {
  words: string[];
}

/** The words of a text in order, as they are compared in phrases. */
export const wordsOf = (text: string, analyzer: Analyzer): string[] =>
  analyzer.splitText(text).flatMap(wordsOfToken);

// The join of a single part has its symbols: `C++`.
const wordsOfToken = ({parts, joins}: TokenTerms): string[] =>
  parts.length > 1 || joins.length === 0 ? parts : joins;

/** The same without numbers at the ends of words, which may be those of footnotes. */
export const wordsWithoutNotes = (text: string, analyzer: Analyzer): string[] =>
  analyzer
    .splitText(text)
    .flatMap((token) =>
      token.parts.length === 2 && /^\d{1,3}$/.test(token.parts[1] as string)
        ? token.parts.slice(0, 1)
        : wordsOfToken(token),
    );

/** Quotation marks of any language, straight and curly, for use between the brackets of a pattern. */
export const QUOTES = '"“”„‟«»‹›＂「」『』';

const PHRASE = new RegExp(
  `(?<!\\S)([+-]?)(?:(title|heading|description|content):)?[${QUOTES}]([^${QUOTES}]+)[${QUOTES}](?!\\S)`,
  'g',
);

/**
 * Takes the `"exact phrases"` out of a query; `-"phrase"` must not occur, `title:"phrase"` must stand
 * in that field. Keywords are in no text that could be searched for a phrase.
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
