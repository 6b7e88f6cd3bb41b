import {expect, it} from 'vitest';
import {evenlySpread} from './evenlySpread';

it.each([
  [0, [1, 2, 3, 4, 5, 6, 7]],
  [1.4, [1, 2, 3, 4, 5, 6, 7]],
  [1.6, [1, 3, 5, 7]],
  [3, [1, 4, 7]],
  [9, [1]],
])('picks one among %d', (among, picked) => {
  expect(evenlySpread([1, 2, 3, 4, 5, 6, 7], among)).toEqual(picked);
});

it('picks nothing of nothing', () => {
  expect(evenlySpread([], 2)).toEqual([]);
});
