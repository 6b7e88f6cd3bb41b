import {act, renderHook} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import {RECENT_SEARCHES_KEY} from './recentSearchesKey';
import {useRecentSearches} from './useRecentSearches';

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => localStorage.getItem(key),
    set: (value: string) => localStorage.setItem(key, value),
    del: () => localStorage.removeItem(key),
  }),
}));

const stored = () => localStorage.getItem(RECENT_SEARCHES_KEY);

beforeEach(() => localStorage.setItem(RECENT_SEARCHES_KEY, '["light"]'));

test('recent searches are those of the visits before, the newest first', () => {
  const {result} = renderHook(() => useRecentSearches(true));
  expect(result.current.list).toEqual(['light']);
  act(() => result.current.add('camera'));
  expect(result.current.list).toEqual(['camera', 'light']);
  expect(stored()).toBe('["camera","light"]');
});

test('recent searches that are cleared are gone for the next visit too', () => {
  const {result} = renderHook(() => useRecentSearches(true));
  act(() => result.current.clear());
  expect(result.current.list).toEqual([]);
  expect(stored()).toBeNull();
});

test('where the option is off, none is shown or kept', () => {
  const {result} = renderHook(() => useRecentSearches(false));
  act(() => result.current.add('camera'));
  expect(result.current.list).toEqual([]);
  expect(stored()).toBe('["light"]');
});
