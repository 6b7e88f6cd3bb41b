import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import SearchField from './index';

const {suggestions, prefetchSearch} = vi.hoisted(() => {
  let arrive: (module: object) => void = () => undefined;
  const coming = new Promise<object>((resolve) => (arrive = resolve));
  return {
    suggestions: {coming, arrive},
    prefetchSearch: vi.fn(),
  };
});

vi.mock('@theme/SearchSuggestions', () => suggestions.coming);
vi.mock('@docusaurus/useIsBrowser', () => import('../__tests__/useIsHydrated'));
vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/search/', contexts: [], hotkeys: ['mod+k', '/']}),
}));
vi.mock('../hooks/useSearchScope', () => ({
  useSearchScope: () => ({baseUrl: '/docs/1.0', version: ''}),
}));
vi.mock('../../browser/prefetch', () => ({prefetchSearch}));

const field = () => screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});
test('The message about slow suggestions appears in a live region that already exists', () => {
  render(<SearchField />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => field().focus());
  act(() => void vi.advanceTimersByTime(799));
  expect(status.textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(status.isConnected).toBe(true);
  expect(status.textContent).toBe('Loading…');
});

describe('The files of a search are prefetched', () => {
  beforeAll(() => suggestions.arrive({default: () => null}));

  test.each<[string, () => unknown, typed?: string]>([
    ['when the field gets the focus', () => act(() => field().focus())],
    [
      'when text is typed into the field',
      () => fireEvent.input(field(), {target: {value: 'l'}}),
      'l',
    ],
    [
      'when the pointer comes near',
      () => fireEvent.pointerEnter(screen.getByRole('search', {name: ''})),
    ],
  ])('%s', (_, turnTo, typed = '') => {
    render(<SearchField />);
    expect(prefetchSearch).not.toHaveBeenCalled();
    turnTo();
    expect(prefetchSearch).toHaveBeenCalledExactlyOnceWith(
      {baseUrl: '/docs/1.0', context: ''},
      typed,
    );
  });

  test('if the field has the focus before its script runs', () => {
    const place = document.body.appendChild(document.createElement('div'));
    const early = vi.spyOn(document, 'activeElement', 'get');
    early.mockImplementation(() => place.querySelector('input[type=search]'));
    render(<SearchField />, {container: place});
    early.mockRestore();
    expect(prefetchSearch).toHaveBeenCalledOnce();
  });
});

test('The first hotkey is shown in the field, and hidden from screen readers', () => {
  render(<SearchField />);
  const keys = Array.from(document.querySelectorAll('kbd'));
  expect(keys.map(({textContent}) => textContent)).toEqual(['Ctrl', 'K']);
  expect(keys[0]?.closest('[aria-hidden=true]')).not.toBeNull();
});

test('The search field becomes a combobox on hydration, and stays the same element', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SearchField />);
  const plain = screen.getByRole('searchbox', {name: 'Search'});
  render(<SearchField />, {container, hydrate: true});
  expect(screen.getByRole('combobox', {name: 'Search', expanded: false})).toBe(plain);
  container.remove();
});
