import lunr from 'lunr';
import {FIELDS} from '../../format/layout';
import {isQueryParseError} from './isQueryParseError';
import {type Lexeme, queryParseError, withCode} from './QueryParseError';

export interface Clause {
  term: string;
  fields: readonly string[];
  boost: number;
  editDistance: number;
  presence: 'optional' | 'required' | 'prohibited';
  /** Whether the term goes through stemming; a term with a wildcard does not. */
  usePipeline: boolean;
}

interface LunrClause extends lunr.Query.Clause {
  presence?: lunr.Query.presence;
}

interface LunrQuery {
  allFields: readonly string[];
  clause: (clause: LunrClause) => void;
}

interface LunrParser {
  QueryParser: new (
    query: string,
    target: LunrQuery,
  ) => {parse: () => void; lexer: {run: () => void; lexemes: Lexeme[]}};
}

const {QueryParser} = lunr as unknown as LunrParser;

function presenceOf({presence}: LunrClause): Clause['presence'] {
  if (presence === lunr.Query.presence.REQUIRED) return 'required';
  return presence === lunr.Query.presence.PROHIBITED ? 'prohibited' : 'optional';
}

/**
 * Checks a rule that lunr does not have: edit distance and boost are whole numbers. lunr would read `.5` as a
 * term.
 */
function requireWholeNumbers(query: string, lexemes: readonly Lexeme[]): void {
  for (const [at, {type, str, start, end}] of lexemes.entries()) {
    const next = lexemes[at + 1];
    const isNumber = (type === 'EDIT_DISTANCE' || type === 'BOOST') && str !== '';
    if (!isNumber || next?.type !== 'TERM' || next.start !== end) continue;
    if (!/^(?:[.a-z]|,\d)/i.test(next.str)) continue;
    const bounds = {start, end: next.end, value: query.slice(start, next.end)};
    throw type === 'BOOST'
      ? queryParseError('boostNotWhole', 'boost must be a whole number', bounds)
      : queryParseError('editDistanceNotWhole', 'edit distance must be a whole number', bounds);
  }
}

/**
 * Finds the boost of a query that is a single term with a whole-number boost, such as `R^2` or `10^6`. A boost
 * has no effect on a single term, so such a query is text.
 *
 * @returns start and end of `^n`; undefined for any other query
 */
export function findPower(query: string): {start: number; end: number} | undefined {
  const {lexer} = new QueryParser(query, {allFields: FIELDS, clause: () => undefined});
  lexer.run();
  const [term, boost, ...others] = lexer.lexemes;
  if (term?.type !== 'TERM' || boost?.type !== 'BOOST' || !boost.str || others.length > 0)
    return undefined;
  return {start: boost.start - 1, end: boost.end};
}

export function parseOperators(query: string): Clause[] {
  const clauses: Clause[] = [];
  const clause: LunrQuery['clause'] = (parsed) => {
    const {term, fields = FIELDS, boost = 1, editDistance = 0, usePipeline = true} = parsed;
    clauses.push({term, fields, boost, editDistance, presence: presenceOf(parsed), usePipeline});
  };
  const parser = new QueryParser(query, {allFields: FIELDS, clause});
  try {
    parser.parse();
  } catch (error) {
    if (!isQueryParseError(error)) throw error;
    requireWholeNumbers(query, parser.lexer.lexemes);
    throw withCode(error, parser.lexer.lexemes, FIELDS);
  }
  requireWholeNumbers(query, parser.lexer.lexemes);
  return clauses;
}
