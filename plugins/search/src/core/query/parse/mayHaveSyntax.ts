/** Quotation marks of any language, straight and curly, for a character class. */
export const QUOTES = '"“”„‟«»‹›＂「」『』';

/** A sign before a word, a wildcard, an edit distance, a boost, a quotation mark, or a name and a colon. */
const SYNTAX = new RegExp(`(?<!\\S)[+-](?!-)|[*~^${QUOTES}]|[\\p{L}\\p{N}_]:(?![:/])`, 'u');

/** Whether a query may have tags, phrases or operators. All others are plain text. */
export const mayHaveSyntax = (query: string): boolean => SYNTAX.test(query);
