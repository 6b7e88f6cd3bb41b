import {cleanup, render, renderHook} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {useKeptHighlight, usePopupPlace} from './usePopup';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Popup({shown}: {shown: boolean}) {
  return <div ref={usePopupPlace(shown)} data-testid="popup" />;
}

/** Where the popup is moved to that stands between two places, in a window of 1000 pixels. */
function moved(left: number, right: number, shown = true): string {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(left, 0, right - left),
  );
  return render(<Popup shown={shown} />).getByTestId('popup').style.translate;
}

test('a popup that would begin before the window moves into it', () => {
  expect(moved(-150, 400)).toBe('158px');
});

test('a popup that would end behind the window moves into it, as in languages from right to left', () => {
  expect(moved(600, 1150)).toBe('-158px');
});

test('a popup that nobody sees is not measured', () => {
  expect(moved(-150, 400, false)).toBe('');
});

test('a popup comes back to where it hangs when the window grows', () => {
  expect(moved(-150, 400)).toBe('158px');
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(50, 0, 550));
  window.dispatchEvent(new Event('resize'));
  expect(document.querySelector<HTMLElement>('[data-testid=popup]')?.style.translate).toBe('');
});

/** Where the keyboard is led when a list takes the place of another one. */
function movedTo(before: string[], index: number, after: string[]): unknown {
  const moveTo = vi.fn();
  const {rerender} = renderHook(({targets}) => useKeptHighlight(targets, index, moveTo), {
    initialProps: {targets: before},
  });
  rerender({targets: after});
  return moveTo.mock.calls.at(-1)?.[0];
}

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
