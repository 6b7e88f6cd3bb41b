// Specification: 8.6, 8.8.
import lunr from 'lunr';
import {afterEach, expect, it, vi} from 'vitest';
import {parseOperators} from '../../plugins/search/src/core/query/parse/parseOperators';

interface Lexeme {
  type: string;
  str: string;
  start: number;
  end: number;
}

/** A class of lunr that is missing in its types. */
interface LunrLexer {
  QueryLexer: {prototype: {run: (this: {lexemes: Lexeme[]}) => void}};
}

const {QueryLexer} = lunr as unknown as LunrLexer;

/** Replaces the lexer, so that the parser receives lexemes that no query text can produce. */
function lexTo(lexemes: Lexeme[]): void {
  vi.spyOn(QueryLexer.prototype, 'run').mockImplementation(function run(this: {lexemes: Lexeme[]}) {
    this.lexemes = lexemes;
  });
}

afterEach(() => vi.restoreAllMocks());

it('An unknown presence operator is a parse error with its position', () => {
  lexTo([{type: 'PRESENCE', str: '!', start: 3, end: 4}]);
  expect(() => parseOperators('any')).toThrow(
    expect.objectContaining({
      name: 'QueryParseError',
      message: "unrecognised presence operator'!'",
      start: 3,
      end: 4,
    }),
  );
});

it('An unexpected lexeme type is an error with its type, start and end', () => {
  lexTo([
    {type: 'TERM', str: 'light', start: 0, end: 5},
    {type: 'COMET', str: '#', start: 7, end: 8},
  ]);
  expect(() => parseOperators('any')).toThrow(
    expect.objectContaining({
      name: 'QueryParseError',
      message: "Unexpected lexeme type 'COMET'",
      start: 7,
      end: 8,
    }),
  );
});
