import lunr from 'lunr';
import {FIELDS} from '../../format/layout';

/** What lunr's parser makes of one term. */
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

/** What lunr's parser needs of the query that it fills. */
interface LunrQuery {
  allFields: readonly string[];
  clause: (clause: LunrClause) => void;
}

/** The parts of lunr that its types leave out. */
interface LunrParser {
  QueryParser: new (query: string, target: LunrQuery) => {parse: () => void};
  QueryParseError: new (message: string, start: number, end: number) => lunr.QueryParseError;
}

const {QueryParser, QueryParseError} = lunr as unknown as LunrParser;

function presenceOf({presence}: LunrClause): Clause['presence'] {
  if (presence === lunr.Query.presence.REQUIRED) return 'required';
  return presence === lunr.Query.presence.PROHIBITED ? 'prohibited' : 'optional';
}

/** Digits after which a number, or what was meant as one, goes on: lunr would read a term there. */
const NO_WHOLE_NUMBER = /(?<!\\)([~^])\d+(?:[.a-z]|,\d)[^\s~^]*/i;

/** One rule more than lunr's: edit distance and boost are whole numbers. */
function requireWholeNumbers(query: string): void {
  const match = NO_WHOLE_NUMBER.exec(query);
  if (match) {
    const [written, sign] = match;
    const what = sign === '~' ? 'edit distance' : 'boost';
    throw new QueryParseError(
      `${what} must be a whole number`,
      match.index + 1,
      match.index + written.length,
    );
  }
}

/**
 * Parses lunr's query language with lunr's own parser.
 * @throws QueryParseError (lunr's) with message, start and end
 */
export function parseOperators(query: string): Clause[] {
  requireWholeNumbers(query);
  const clauses: Clause[] = [];
  const clause: LunrQuery['clause'] = (parsed) => {
    const {term, fields = FIELDS, boost = 1, editDistance = 0, usePipeline = true} = parsed;
    clauses.push({term, fields, boost, editDistance, presence: presenceOf(parsed), usePipeline});
  };
  new QueryParser(query, {allFields: FIELDS, clause}).parse();
  return clauses;
}
