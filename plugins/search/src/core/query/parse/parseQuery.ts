import type {Analyzer} from '../../text/Analyzer';
import {mayHaveSyntax} from './mayHaveSyntax';
import type {Query} from './Query';
import {readPlain} from './readPlain';

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
  if (!mayHaveSyntax(input))
    return readPlain(input, {typed: input, tags: [], phrases: [], notices: []}, analyzer);
  // Few readers use operators, so their parser is in a separate script.
  const {parseSyntax} = await import(/* webpackChunkName: "search-operators" */ './parseSyntax');
  return parseSyntax(input, mode, analyzer);
}
