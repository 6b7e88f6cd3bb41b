import lunr from 'lunr';
import {FIELDS} from '../format/layout';

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

const FRACTION = /(?<!\\)([~^])(\d+)\.(\d*)/g;

/** One rule more than lunr's: edit distance and boost are whole numbers. */
function refuseFractions(query: string): void {
  for (const match of query.matchAll(FRACTION)) {
    const what = match[1] === '~' ? 'edit distance' : 'boost';
    const start = match.index + 1;
    throw new QueryParseError(`${what} must be a whole number`, start, start + match[0].length - 1);
  }
}

/**
 * Parses lunr's query language with lunr's own parser.
 * @throws QueryParseError (lunr's) with message, start and end
 */
export function parseOperators(query: string): Clause[] {
  refuseFractions(query);
  const clauses: Clause[] = [];
  const clause: LunrQuery['clause'] = (parsed) => {
    const {term, fields = FIELDS, boost = 1, editDistance = 0, usePipeline = true} = parsed;
    clauses.push({term, fields, boost, editDistance, presence: presenceOf(parsed), usePipeline});
  };
  new QueryParser(query, {allFields: FIELDS, clause}).parse();
  return clauses;
}
