import lunr from 'lunr';
import {FIELDS} from '../../format/layout';
import {QUOTES} from './readPhrases';

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

export const {QueryParser, QueryParseError} = lunr as unknown as LunrParser;

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

/**
 * Whether a query is meant in lunr's language. It is where a token, as split at white space, is
 * - a term with `+` or `-` in front, of letters, digits, `*`, `_`, `.` and umlauts only: `+mouse`,
 *   `-legacy`, but not `-Dsun.java2d.opengl=true`, `--add-opens`, `->` or a lone `-`; a query whose
 *   words all have a `-` names options of a command, such as `-version` or `-Width | -w`, and is
 *   plain; so is one with `-m`, `-it`, `-22` or `-ErrorAction`, and `Get-Item -Force`, behind a command
 *   that is written like this
 * - a name, a colon and a term: `title:mouse`, but not a URL (`https://…`), a time (`10:30`) or a
 *   name in quotes; a field's name and a colon, whose term is still to come, but not `Title: a guide`
 * - a term with `~` or `^` and what follows at its end: `foo~1`, `foo^10`, `foo~x`
 * - a term with `*` at its start or end or inside letters: `foo*`, but not `**`, `2 * 3` or `A*`
 * - a `+` at the end, for which the term is still to come, but not `+ and -`
 *
 * A query is plain, too, where lunr could not read it and where no field is named: with a qualified
 * name (`std::vector`, `CString::operator +`), a call with spaces in its brackets (`main(int argc,
 * char *name)`, but not `+render()`) or a long option (`--config, -c`). The operators that a language
 * lets its readers define are names: `operator*`, `operator ^`.
 *
 * What falls into these by accident can be searched with the mode `plain`.
 */
export function isOperatorQuery(query: string): boolean {
  const tokens = withoutNames(query).split(/\s+/).filter(Boolean);
  if (tokens.some((token) => NAMED_FIELD.some((field) => field.test(token)))) return true;
  if (tokens.at(-1) === '+') return true;
  if (tokens.some((token) => UNREADABLE.test(token))) return false;
  const words = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token));
  if (words.length > 0 && words.every((word) => PROHIBITED.test(word))) {
    return words.length > 1 && words.some((word) => /[:~^*]/.test(word));
  }
  const isCommand = tokens.some((token) => COMMAND.test(token));
  const isOption = (token: string): boolean =>
    OPTION.test(token) || (isCommand && COMMAND_OPTION.test(token));
  return tokens.some(
    (token) => !isOption(token) && OPERATORS.some((operator) => operator.test(token)),
  );
}

const PROHIBITED = /^-[\p{L}\p{N}]/u;
/** One or two letters, a number, or a name with humps. */
const OPTION = /^-(?:\p{L}{1,2}|\d+(?:\.\d+)*|\p{L}*\p{Ll}\p{Lu}.*)$/u;
const COMMAND = /^\p{Lu}\p{L}*-\p{Lu}/u;
const COMMAND_OPTION = /^-\p{Lu}/u;
const TERM = String.raw`[\p{L}\p{N}\p{M}_.*\\]+`;
const SUFFIX = String.raw`(?:[~^][^\s~^]*)*`;
const FIELD = FIELDS.join('|');
/** With a capital and without a term it is prose. */
const NAMED_FIELD = [
  new RegExp(`^[+-]?(?:${FIELD}):(?![:/])`, 'u'),
  new RegExp(String.raw`^[+-]?(?:${FIELD}):[^:/\s]`, 'iu'),
];
const UNREADABLE = /^[~&*]*[\p{L}_][\p{L}\p{N}_]*::|^--[\p{L}\p{N}]|[\p{L}\p{N}_]\([^)]*$/u;
const OPERATORS = [
  new RegExp(`^[+-](?:\\p{L}+:)?${TERM}${SUFFIX}$`, 'u'),
  new RegExp(String.raw`^[+-]?\p{L}[\p{L}\p{N}_]*:(?![:/\\])${TERM}${SUFFIX}$`, 'u'),
  /^[+-]?(?:\p{L}+:)?[\p{L}\p{N}_.*-]*[\p{L}\p{N}*][~^][^\s=/]*$/u,
  /^[~^]\d+$/,
  /^\*[\p{L}\p{N}][^()[\],;]*$|\S[\p{L}\p{N}]\*$|\p{L}\*\p{L}/u,
];

const PHRASE = new RegExp(`[${QUOTES}][^${QUOTES}]*[${QUOTES}]?`, 'g');
const OPERATOR_NAME = /(?<![\p{L}\p{N}])operator\s*[-+*~^]+(?!\S)/gu;
const withoutNames = (query: string): string =>
  query.replace(PHRASE, ' ').replace(OPERATOR_NAME, 'operator');
