/** What a query says in quotes, and the rest. */
export interface QuotedQuery {
  rest: string;
  phrases: {text: string; isProhibited: boolean}[];
}

const PHRASE = /(^|\s)([+-]?)"([^"]+)"(?=\s|$)/g;

/** Takes the `"exact phrases"` out of a query; `-"phrase"` must not occur. */
export function readPhrases(query: string): QuotedQuery {
  const phrases: QuotedQuery['phrases'] = [];
  const rest = query.replace(PHRASE, (_, space: string, sign: string, text: string) => {
    phrases.push({text, isProhibited: sign === '-'});
    return space;
  });
  return {rest: rest.trim(), phrases};
}
