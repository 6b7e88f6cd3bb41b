import {expect, it} from 'vitest';
import {SearchIndexError} from '../format/sealedFile';
import {toIndexError, toQueryError} from './answerErrors';

it('An error of the query language says what is wrong, and where', () => {
  const error = {name: 'QueryParseError', message: 'no field', start: 2, end: 5};
  expect(toQueryError(error)).toEqual({message: 'no field', start: 2, end: 5});
  expect(toQueryError(new TypeError('not a function'))).toBeUndefined();
  expect(toQueryError(undefined)).toBeUndefined();
});

it('A damaged file is named with its folder', () => {
  const error = new SearchIndexError('truncated', 'index.bin');
  expect(toIndexError(error, '/docs/')).toEqual({
    kind: 'index-error',
    failure: 'damaged',
    file: '/docs/index.bin',
  });
});

it.each(['damaged', 'missing', 'version'] as const)(
  'A file of the index that is refused says why: %s',
  (reason) => {
    const error = new SearchIndexError(reason, 'index.bin');
    expect(toIndexError(error)).toEqual({kind: 'index-error', failure: reason, file: 'index.bin'});
  },
);

it.each(['ChunkLoadError', 'NetworkError'])(
  'A script that did not come, %s, is no fault of the search',
  (name) => {
    const error = Object.assign(new Error('Loading chunk 7 failed.'), {name});
    expect(toIndexError(error)).toMatchObject({kind: 'index-error', failure: 'offline'});
  },
);

it('What is a fault of the search is thrown on', () => {
  const fault = new TypeError('not a function');
  expect(() => toIndexError(fault)).toThrow(fault);
  expect(() => toIndexError(undefined)).toThrow();
});
