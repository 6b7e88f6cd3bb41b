import {expect, test, vi} from 'vitest';
import type * as Translation from '@docusaurus/Translate';
import {isQueryParseError} from '../../core/query/parse/isQueryParseError';
import type {QueryParseError} from '../../core/query/parse/QueryParseError';
import {parseOperators} from '../../core/query/parse/parseOperators';
import {queryErrorText} from './QueryNotice';

const {asked} = vi.hoisted(() => ({asked: vi.fn()}));
vi.mock('@docusaurus/Translate', async (load) => {
  const {translate, ...rest} = await load<typeof Translation>();
  return {
    ...rest,
    translate: (...given: Parameters<typeof translate>) => {
      asked(given[0].id);
      return translate(...given);
    },
  };
});

function errorOf(query: string): QueryParseError {
  try {
    parseOperators(query);
  } catch (error) {
    if (isQueryParseError(error)) return error;
  }
  throw new Error(`${query} can be parsed`);
}

test.each([
  ['nginx:latest', 'search.error.field'],
  ["it's{x}:b", 'search.error.field'],
  ['~2 light', 'search.error.expected'],
  ['light +', 'search.error.nothing'],
  ['+~2', 'search.error.other'],
  ['title:', 'search.error.noTerm'],
  ['title:+light', 'search.error.otherTerm'],
  ['light~x', 'search.error.distance'],
  ['light^x', 'search.error.boost'],
  ['light~1.5', 'search.error.wholeDistance'],
  ['light^1.5', 'search.error.wholeBoost'],
])(
  "The error of the query %s is translated, and its English text is lunr's message",
  (query, id) => {
    const error = errorOf(query);
    expect(queryErrorText(error)).toBe(error.message);
    expect(asked).toHaveBeenLastCalledWith(id);
  },
);

test('An unexpected parse error shows its own message', () => {
  const message = 'Unexpected lexeme type';
  expect(queryErrorText({code: 'unexpected', found: '', value: '', message})).toBe(message);
});
