import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {RECENT_SEARCHES_KEY} from './recentSearchesKey';
import {useRecentSearches} from './useRecentSearches';

// As in Docusaurus, a change is told in the tab that makes it, too.
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

beforeEach(() => localStorage.setItem(RECENT_SEARCHES_KEY, '["light"]'));

afterEach(cleanup);

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

test('recent searches are the same in every field of the page, and cleared in all', () => {
  const {result: wide} = renderHook(() => useRecentSearches(true));
  const {result: narrow} = renderHook(() => useRecentSearches(true));
  act(() => wide.current.add('camera'));
  expect(narrow.current.list).toEqual(['camera', 'light']);
  act(() => narrow.current.clear());
  expect(wide.current.list).toEqual([]);
});

test('a field that is gone is told of no recent searches any more', () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  renderHook(() => useRecentSearches(true)).unmount();
  expect(removed.mock.calls.map(([type]) => type)).toContain('storage');
  removed.mockRestore();
});

test('where the option is off, none is shown or kept', () => {
  const {result} = renderHook(() => useRecentSearches(false));
  act(() => result.current.add('camera'));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(result.current.list).toEqual([]);
  expect(stored()).toBe('["light"]');
});
