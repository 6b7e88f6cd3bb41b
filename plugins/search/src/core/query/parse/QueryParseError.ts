import lunr from 'lunr';

export interface Lexeme {
  type: string;
  str: string;
  start: number;
  end: number;
}

/** Reasons why a query cannot be parsed. */
export type QueryErrorCode =
  /** No field has that name. */
  | 'unknownField'
  /** The query ends after `+` or `-`. */
  | 'missingTermOrField'
  /** The query ends after a field. */
  | 'missingTerm'
  /** A lexeme other than a term or field at the start of a clause. */
  | 'expectedClause'
  /** A lexeme other than a term or field after `+` or `-`. */
  | 'expectedTermOrField'
  /** A lexeme other than a term after a field. */
  | 'expectedTerm'
  | 'editDistanceNotNumeric'
  | 'boostNotNumeric'
  | 'editDistanceNotWhole'
  | 'boostNotWhole'
  /** No page has the tag. */
  | 'unknownTag'
  /** Any other error of lunr's parser, whose message says what is wrong. */
  | 'unexpected';

export interface QueryParseError extends lunr.QueryParseError {
  code: QueryErrorCode;
  /** lunr's type of the lexeme at the position of the error; empty if there is none. */
  found: string;
  /** Text of the lexeme, for example the name of a field or tag. */
  value: string;
}

interface LunrErrors {
  QueryParseError: new (message: string, start: number, end: number) => lunr.QueryParseError;
}

export function queryParseError(
  code: QueryErrorCode,
  message: string,
  {start, end, value = ''}: {start: number; end: number; value?: string},
): QueryParseError {
  const error = new (lunr as unknown as LunrErrors).QueryParseError(message, start, end);
  return Object.assign(error, {code, found: '', value});
}

function codeAt(
  {type, str}: Lexeme,
  before: Lexeme | undefined,
  isLast: boolean,
  fields: readonly string[],
): QueryErrorCode {
  if (before?.type === 'FIELD') return 'expectedTerm';
  if (type === 'FIELD') return fields.includes(str) ? 'missingTerm' : 'unknownField';
  if (before?.type === 'PRESENCE') return 'expectedTermOrField';
  switch (type) {
    case 'PRESENCE':
      return isLast && (str === '+' || str === '-') ? 'missingTermOrField' : 'unexpected';
    case 'EDIT_DISTANCE':
      return before === undefined ? 'expectedClause' : 'editDistanceNotNumeric';
    case 'BOOST':
      return before === undefined ? 'expectedClause' : 'boostNotNumeric';
    default:
      return 'unexpected';
  }
}

export function withCode(
  error: lunr.QueryParseError,
  lexemes: readonly Lexeme[],
  fields: readonly string[],
): QueryParseError {
  const at = lexemes.findIndex(({start, end}) => start === error.start && end === error.end);
  const lexeme = lexemes[at];
  if (lexeme === undefined)
    return Object.assign(error, {code: 'unexpected', found: '', value: ''} as const);
  const code = codeAt(lexeme, lexemes[at - 1], at === lexemes.length - 1, fields);
  return Object.assign(error, {code, found: lexeme.type, value: lexeme.str});
}
