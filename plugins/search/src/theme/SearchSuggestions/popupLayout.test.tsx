import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {usePopupPlace} from './popupLayout';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Popup({shown}: {shown: boolean}) {
  return <div ref={usePopupPlace(shown)} data-testid="popup" />;
}

function moved(left: number, right: number, shown = true): string {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(left, 0, right - left),
  );
  return render(<Popup shown={shown} />).getByTestId('popup').style.translate;
}

test('A popup that overflows the left edge of the window is moved into the window', () => {
  expect(moved(-150, 400)).toBe('158px');
});

test('A popup that overflows the right edge of the window is moved into the window, for example in right-to-left languages', () => {
  expect(moved(600, 1150)).toBe('-158px');
});

test('The position of a hidden popup is not corrected', () => {
  expect(moved(-150, 400, false)).toBe('');
});

test('A popup returns to its position when the window grows', () => {
  expect(moved(-150, 400)).toBe('158px');
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(50, 0, 550));
  window.dispatchEvent(new Event('resize'));
  expect(document.querySelector<HTMLElement>('[data-testid=popup]')?.style.translate).toBe('');
});
