import {expect, it} from 'vitest';
import {resultsOf} from '../../theme/__tests__/resultsOf';
import {shownResults} from './shownResults';
import type {SearchState} from '../asking/useSearch';

const results = resultsOf([]);

it.each<[string, SearchState, boolean]>([
  ['of a search that has found some', results, true],
  [
    'of the search before, while one is on its way',
    {kind: 'loading', slow: false, previous: results},
    true,
  ],
  ['of no search, while the first is on its way', {kind: 'loading', slow: true}, false],
  ['of no search, where none was asked', {kind: 'idle'}, false],
  ['of no search that failed', {kind: 'index-error', failure: 'offline', file: 'index.bin'}, false],
])('the results in view are those %s', (_, state, areThere) => {
  expect(shownResults(state)).toBe(areThere ? results : undefined);
});
