/** What a query says in quotes, and the rest. */
export interface QuotedQuery {
  /** The query with spaces in place of the phrases, so that places in it are those of the input. */
  rest: string;
  phrases: {text: string; isProhibited: boolean}[];
}

const PHRASE = /(?<!\S)([+-]?)"([^"]+)"(?!\S)/g;

/** Takes the `"exact phrases"` out of a query; `-"phrase"` must not occur. */
export function readPhrases(query: string): QuotedQuery {
  const phrases: QuotedQuery['phrases'] = [];
  const rest = query.replace(PHRASE, (phrase: string, sign: string, text: string) => {
    phrases.push({text, isProhibited: sign === '-'});
    return ' '.repeat(phrase.length);
  });
  return {rest, phrases};
}
