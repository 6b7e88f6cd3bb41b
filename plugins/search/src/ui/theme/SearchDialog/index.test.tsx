// @vitest-environment node
import '../__tests__/themeInBrowser';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import SearchDialog from './index';

const {focusSearch, followWidth} = vi.hoisted(() => {
  const unfollow = vi.fn();
  return {focusSearch: vi.fn(), followWidth: vi.fn(() => unfollow), unfollow};
});

vi.mock('@theme/SearchField', () => ({
  default: ({onLeave}: {onLeave: () => void}) => <button onClick={onLeave}>Leave</button>,
}));
vi.mock('../../hooks/focusSearch', () => ({
  focusSearch,
  followWidth,
  holdReader: () => () => undefined,
}));
vi.mock('../../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/docs-site/search/'}),
}));

const hidePopover = vi.fn();
const dialog = () => screen.getByRole('dialog', {name: 'Search'});

beforeEach(() => {
  render(<SearchDialog />);
  // As browsers do, which jsdom does not.
  Object.assign(HTMLElement.prototype, {showPopover: vi.fn(), hidePopover});
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('the button is a link to the search page, and leads to the field where scripts run', () => {
  const button = screen.getByRole('link', {name: 'Search'});
  expect(button.getAttribute('href')).toBe('/docs-site/search/');
  expect(fireEvent.click(button)).toBe(false);
  expect(focusSearch).toHaveBeenCalledOnce();
});

test('the button has the focus before the dialog opens, which leads back to it', () => {
  const button = screen.getByRole('link', {name: 'Search'});
  let focused: Element | null = null;
  focusSearch.mockImplementationOnce(() => (focused = document.activeElement));
  fireEvent.click(button);
  expect(focused).toBe(button);
});

test.each([
  ['Close', () => fireEvent.click(screen.getByRole('button', {name: 'Close'}))],
  ['a reader who leaves', () => fireEvent.click(screen.getByRole('button', {name: 'Leave'}))],
  ['going back', () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')))],
])('%s closes the dialog', (_, close) => {
  close();
  expect(hidePopover.mock.contexts).toEqual([dialog()]);
});
