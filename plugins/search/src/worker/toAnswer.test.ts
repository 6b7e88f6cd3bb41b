import {expect, it} from 'vitest';
import {SearchIndexError} from '../format/SearchIndexError';
import {toAnswer} from './toAnswer';

it('An error of the query language says what is wrong, and where', () => {
  const error = {name: 'QueryParseError', message: 'no field', start: 2, end: 5};
  expect(toAnswer(error)).toEqual({kind: 'query-error', message: 'no field', start: 2, end: 5});
});

it('A damaged file is named with its folder', () => {
  const error = new SearchIndexError('truncated', 'index.bin');
  expect(toAnswer(error, '/docs/')).toEqual({
    kind: 'index-error',
    failure: 'damaged',
    file: '/docs/index.bin',
  });
});

it.each(['damaged', 'missing', 'version'] as const)(
  'A file of the index that is refused says why: %s',
  (reason) => {
    const error = new SearchIndexError(reason, 'index.bin');
    expect(toAnswer(error)).toEqual({kind: 'index-error', failure: reason, file: 'index.bin'});
  },
);

it.each(['ChunkLoadError', 'NetworkError'])(
  'A script that did not come, %s, is no fault of the search',
  (name) => {
    const error = Object.assign(new Error('Loading chunk 7 failed.'), {name});
    expect(toAnswer(error)).toMatchObject({kind: 'index-error', failure: 'offline'});
  },
);

it('What is a fault of the search is thrown on', () => {
  const fault = new TypeError('not a function');
  expect(() => toAnswer(fault)).toThrow(fault);
  expect(() => toAnswer(undefined)).toThrow();
});
