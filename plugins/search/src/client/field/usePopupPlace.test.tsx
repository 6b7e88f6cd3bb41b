import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {usePopupPlace} from './usePopupPlace';

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

test('a popup in the window stays where it hangs', () => {
  expect(moved(0, 1000)).toBe('');
});

test('a popup that would begin before the window moves into it', () => {
  expect(moved(-150, 400)).toBe('158px');
});

test('a popup that would end behind the window moves into it, as in languages from right to left', () => {
  expect(moved(600, 1150)).toBe('-158px');
});

test('a popup that nobody sees is not measured', () => {
  expect(moved(-150, 400, false)).toBe('');
});

test('a popup that nobody sees any more is left alone', () => {
  const {rerender, getByTestId} = render(<Popup shown />);
  rerender(<Popup shown={false} />);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(-150, 0, 550),
  );
  window.dispatchEvent(new Event('resize'));
  expect(getByTestId('popup').style.translate).toBe('');
});

test('a popup comes back to where it hangs when the window grows', () => {
  expect(moved(-150, 400)).toBe('158px');
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(50, 0, 550));
  window.dispatchEvent(new Event('resize'));
  expect(document.querySelector<HTMLElement>('[data-testid=popup]')?.style.translate).toBe('');
});
