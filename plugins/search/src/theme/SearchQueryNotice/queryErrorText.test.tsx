import {expect, test, vi} from 'vitest';
import type * as Translation from '@docusaurus/Translate';
import {parseOperators} from '../../core/query/parse/parseOperators';
import {queryErrorText} from './index';

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

/** lunr's message for a query. */
function messageOf(query: string): string {
  try {
    parseOperators(query);
  } catch (error) {
    return (error as {message: string}).message;
  }
  throw new Error(`${query} can be read`);
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
])('what is wrong with %s has its translation, in the words of lunr in English', (query, id) => {
  const message = messageOf(query);
  expect(queryErrorText(message)).toBe(message);
  expect(asked).toHaveBeenLastCalledWith(id);
});

test('another message stays as it is', () => {
  expect(queryErrorText('Unexpected lexeme type')).toBe('Unexpected lexeme type');
});
