import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterAll, afterEach, beforeEach, expect, test, vi} from 'vitest';
import SearchField from './index';

const {prefetchSearch, scriptFailure} = vi.hoisted(() => ({
  prefetchSearch: vi.fn(),
  scriptFailure: vi.fn(() => Promise.resolve('offline')),
}));

vi.mock('@theme/SearchSuggestions', () => {
  throw new Error('Loading chunk 7 failed.');
});
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/docs-site/search/', contexts: [], hotkeys: []}),
}));
vi.mock('../hooks/useSearchScope', () => ({
  useSearchScope: () => ({baseUrl: '/', version: ''}),
}));
vi.mock('../../browser/prefetch', () => ({prefetchSearch}));
vi.mock('../../browser/scriptFailure', () => ({scriptFailure}));

const field = () => screen.getByRole('combobox', {name: 'Search'});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

afterAll(() => vi.dynamicImportSettled());

async function fail(): Promise<void> {
  render(<SearchField />);
  act(() => field().focus());
  await screen.findByRole('alert');
  prefetchSearch.mockClear();
}

test('If the suggestions did not load, a button loads them again and returns the focus to the field', async () => {
  await fail();
  expect(screen.getByRole('alert').textContent).toContain('The suggestions did not load.');
  const retry = screen.getByRole('button', {name: 'Retry'});
  act(() => retry.focus());
  fireEvent.click(retry);
  expect(prefetchSearch).toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

test('If a newer build has replaced the suggestions, the Reload button opens the search page', async () => {
  scriptFailure.mockResolvedValue('gone');
  await fail();
  expect(screen.getByRole('alert').textContent).toContain('Reload the page.');
  expect(screen.queryByRole('button', {name: 'Retry'})).toBeNull();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', onSubmit, {once: true});
  fireEvent.click(screen.getByRole('button', {name: 'Reload'}));
  const form = onSubmit.mock.calls[0]?.[0].target as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/docs-site/search/');
});
