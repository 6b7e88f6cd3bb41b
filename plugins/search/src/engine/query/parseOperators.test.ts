import lunr from 'lunr';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {FIELDS} from '../../format/layout';
import {parseOperators} from './parseOperators';

interface Lexeme {
  type: string;
  str: string;
  start: number;
  end: number;
}

/** The part of lunr that its types leave out. */
const {QueryLexer} = lunr as unknown as {
  QueryLexer: {prototype: {lexemes: Lexeme[]; run: (this: {lexemes: Lexeme[]}) => void}};
};

/** What a query is refused with. */
function refusal(query: string): {name: string; message: string; start: number; end: number} {
  try {
    parseOperators(query);
  } catch (error) {
    if (!(error instanceof lunr.QueryParseError)) throw error;
    const {name, message, start, end} = error;
    return {name, message, start: Number(start), end: Number(end)};
  }
  throw new Error(`${query} was not refused`);
}

/** Lets lunr's parser see lexemes that its lexer does not make. */
function feed(...lexemes: Lexeme[]): void {
  vi.spyOn(QueryLexer.prototype, 'run').mockImplementation(function run(this: {lexemes: Lexeme[]}) {
    this.lexemes = lexemes;
  });
}

describe('parseOperators', () => {
  const clause = {
    fields: FIELDS,
    boost: 1,
    editDistance: 0,
    presence: 'optional',
    usePipeline: true,
  };

  it.each([
    ['Mouse', {term: 'mouse'}],
    ['title:mouse', {term: 'mouse', fields: ['title']}],
    ['+mouse', {term: 'mouse', presence: 'required'}],
    ['-mouse', {term: 'mouse', presence: 'prohibited'}],
    ['mouse^10', {term: 'mouse', boost: 10}],
    ['mouse~2', {term: 'mouse', editDistance: 2}],
    ['mou*', {term: 'mou*', usePipeline: false}],
    [
      '+heading:mouse~1^4',
      {term: 'mouse', fields: ['heading'], presence: 'required', editDistance: 1, boost: 4},
    ],
    ['foo\\:bar', {term: 'foo:bar'}],
  ])('reads %s', (query, expected) => {
    expect(parseOperators(query)).toEqual([{...clause, ...expected}]);
  });

  it('reads one clause after another', () => {
    const terms = parseOperators('+foo title:bar baz* -qux^2').map(({term}) => term);
    expect(terms).toEqual(['foo', 'bar', 'baz*', 'qux']);
    expect(parseOperators('  ')).toEqual([]);
  });

  it.each(FIELDS)('knows the field %s', (field) => {
    expect(parseOperators(`${field}:foo`)[0]?.fields).toEqual([field]);
  });
});

describe('a query is refused', () => {
  const fields = "possible fields: 'title', 'heading', 'description', 'keywords', 'content'";

  it.each([
    ['~1 foo', "expected either a field or a term, found EDIT_DISTANCE with value '1'", 1, 2],
    ['^2', "expected either a field or a term, found BOOST with value '2'", 1, 2],
    ['foo bar:baz', `unrecognised field 'bar', ${fields}`, 4, 7],
    ['foo +', 'expecting term or field, found nothing', 4, 5],
    ['foo -', 'expecting term or field, found nothing', 4, 5],
    ['foo +~1', "expecting term or field, found 'EDIT_DISTANCE'", 6, 7],
    ['foo title:', 'expecting term, found nothing', 4, 9],
    ['title:~1', "expecting term, found 'EDIT_DISTANCE'", 7, 8],
    ['title:+foo', "expecting term, found 'PRESENCE'", 6, 7],
    ['foo~x', 'edit distance must be numeric', 4, 4],
    ['foo~', 'edit distance must be numeric', 4, 4],
    ['foo^x', 'boost must be numeric', 4, 4],
    ['foo bar^', 'boost must be numeric', 8, 8],
    ['foo~1.5', 'edit distance must be a whole number', 4, 7],
    ['foo bar~2.', 'edit distance must be a whole number', 8, 10],
    ['foo^1.5', 'boost must be a whole number', 4, 7],
    ['foo~1^2.5', 'boost must be a whole number', 6, 9],
    ['foo~1,5 bar', 'edit distance must be a whole number', 4, 7],
    ['+foo~1abc', 'edit distance must be a whole number', 5, 9],
    ['foo^1e3', 'boost must be a whole number', 4, 7],
    ['foo^2x~1', 'boost must be a whole number', 4, 6],
  ])('for %s: %s', (query, message, start, end) => {
    expect(refusal(query)).toEqual({name: 'QueryParseError', message, start, end});
  });
});

describe('lexemes that lunr’s lexer does not make are refused', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const term = {type: 'TERM', str: 'foo', start: 0, end: 3};
  const odd = {type: 'ODD', str: '!', start: 3, end: 4};

  it('for an unknown presence operator', () => {
    feed({type: 'PRESENCE', str: '!', start: 0, end: 1}, {...term, start: 1, end: 4});
    expect(refusal('!foo')).toMatchObject({
      ...{message: "unrecognised presence operator'!'", start: 0, end: 1},
    });
  });

  it.each([
    ['a term', [term, odd]],
    ['an edit distance', [term, {type: 'EDIT_DISTANCE', str: '1', start: 2, end: 3}, odd]],
    ['a boost', [term, {type: 'BOOST', str: '1', start: 2, end: 3}, odd]],
  ])('for an unexpected type behind %s', (_, lexemes) => {
    feed(...lexemes);
    expect(refusal('foo!')).toMatchObject({
      ...{message: "Unexpected lexeme type 'ODD'", start: 3, end: 4},
    });
  });

  it('for an unexpected type at the start', () => {
    feed({...odd, str: ''});
    expect(refusal('!').message).toBe('expected either a field or a term, found ODD');
  });

  it('reads what stands behind a whole number, as lunr does', () => {
    const terms = parseOperators('foo~1 foo^2-bar foo~1^2').map(({term, presence}) => [
      term,
      presence,
    ]);
    expect(terms).toEqual([
      ['foo', 'optional'],
      ['foo', 'optional'],
      ['bar', 'prohibited'],
      ['foo', 'optional'],
    ]);
  });

  it('takes an escaped operator as part of the term', () => {
    expect(parseOperators('foo\\~1.5')[0]?.term).toBe('foo~1.5');
  });
});
