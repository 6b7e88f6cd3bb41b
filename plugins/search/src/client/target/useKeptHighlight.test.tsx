import {renderHook} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {useKeptHighlight} from './useKeptHighlight';

/** Where the keyboard is led when a list takes the place of another one. */
function movedTo(before: string[], index: number, after: string[]): unknown {
  const moveTo = vi.fn();
  const {rerender} = renderHook(({targets}) => useKeptHighlight(targets, index, moveTo), {
    initialProps: {targets: before},
  });
  rerender({targets: after});
  return moveTo.mock.calls.at(-1)?.[0];
}

test('the highlight is kept over several lists', () => {
  const moveTo = vi.fn();
  const {rerender} = renderHook(({targets, index}) => useKeptHighlight(targets, index, moveTo), {
    initialProps: {targets: ['a', 'b'], index: 1},
  });
  rerender({targets: ['b', 'c'], index: 1});
  expect(moveTo).toHaveBeenLastCalledWith(0);
  rerender({targets: ['x', 'b'], index: 0});
  expect(moveTo).toHaveBeenLastCalledWith(1);
});

test.each([
  [['a', 'b'], 1, ['b', 'c'], 0],
  [['a', 'b'], 0, ['x', 'y', 'a'], 2],
  [['a', 'b'], 1, ['a', 'c'], -1],
  [['a', 'b'], 0, [], -1],
  [['a', 'b'], 1, ['x', 'b'], undefined],
  [['a', 'b'], -1, ['b', 'a'], undefined],
])('in %j the highlight on %i moves, when %j comes, to %s', (before, index, after, place) => {
  expect(movedTo(before, index, after)).toBe(place);
});
