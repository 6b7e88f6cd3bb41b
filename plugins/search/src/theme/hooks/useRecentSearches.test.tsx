import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {RECENT_SEARCHES_KEY} from '../../names';
import {useRecentSearches} from './useRecentSearches';

const settings = vi.hoisted(() => ({recentSearches: true}));
vi.mock('./useSearchSettings', () => ({useSearchSettings: () => settings}));
// As in Docusaurus, listeners are also called for changes by the same tab.
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => {
    const change = (apply: () => void) => {
      apply();
      window.dispatchEvent(new StorageEvent('storage', {key}));
    };
    return {
      get: () => localStorage.getItem(key),
      set: (value: string) => change(() => localStorage.setItem(key, value)),
      del: () => change(() => localStorage.removeItem(key)),
      listen: (onChange: () => void) => {
        window.addEventListener('storage', onChange);
        return () => window.removeEventListener('storage', onChange);
      },
    };
  },
}));

const stored = () => localStorage.getItem(RECENT_SEARCHES_KEY);

beforeEach(() => {
  settings.recentSearches = true;
  localStorage.setItem(RECENT_SEARCHES_KEY, '["light"]');
});
afterEach(cleanup);

test('Recent searches of earlier visits are listed newest first, and can be cleared', () => {
  const {result} = renderHook(() => useRecentSearches());
  expect(result.current.list).toEqual(['light']);
  act(() => result.current.add('camera'));
  expect(result.current.list).toEqual(['camera', 'light']);
  expect(stored()).toBe('["camera","light"]');
  act(() => result.current.clear());
  expect(result.current.list).toEqual([]);
  expect(stored()).toBeNull();
});

test('A search in another tab is added to the recent searches of this one', () => {
  const {result} = renderHook(() => useRecentSearches());
  localStorage.setItem(RECENT_SEARCHES_KEY, '["lamp","light"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', {key: RECENT_SEARCHES_KEY})));
  expect(result.current.list).toEqual(['lamp', 'light']);
});

test('If the option `recentSearches` is off, no recent searches are shown or stored', () => {
  settings.recentSearches = false;
  const {result} = renderHook(() => useRecentSearches());
  act(() => result.current.add('camera'));
  expect(result.current.list).toEqual([]);
  expect(stored()).toBe('["light"]');
});
