import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterAll, afterEach, beforeEach, expect, test, vi} from 'vitest';
import SearchField from './index';

const prefetchSearch = vi.hoisted(() => vi.fn());

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
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The suggestions did not load.');
  prefetchSearch.mockClear();
}

test('If the suggestions did not load, a button loads them again and returns the focus to the field', async () => {
  await fail();
  const retry = screen.getByRole('button', {name: 'Retry'});
  act(() => retry.focus());
  fireEvent.click(retry);
  expect(prefetchSearch).toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});
