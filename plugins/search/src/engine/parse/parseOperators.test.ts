import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {FIELDS} from '../../format/layout';
import {parseOperators} from './parseOperators';

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
});

describe('a query is refused', () => {
  it.each([
    ['~1 foo', "expected either a field or a term, found EDIT_DISTANCE with value '1'", 1, 2],
    ['^2', "expected either a field or a term, found BOOST with value '2'", 1, 2],
    ['foo +', 'expecting term or field, found nothing', 4, 5],
    ['foo +~1', "expecting term or field, found 'EDIT_DISTANCE'", 6, 7],
    ['foo title:', 'expecting term, found nothing', 4, 9],
    ['title:~1', "expecting term, found 'EDIT_DISTANCE'", 7, 8],
    ['title:+foo', "expecting term, found 'PRESENCE'", 6, 7],
    ['foo~x', 'edit distance must be numeric', 4, 4],
    ['foo^x', 'boost must be numeric', 4, 4],
    ['foo~1^2.5', 'boost must be a whole number', 6, 9],
    ['+foo~1abc', 'edit distance must be a whole number', 5, 9],
    ['foo^1e3', 'boost must be a whole number', 4, 7],
  ])('for %s: %s', (query, message, start, end) => {
    expect(refusal(query)).toEqual({name: 'QueryParseError', message, start, end});
  });
});

describe('a query', () => {
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
