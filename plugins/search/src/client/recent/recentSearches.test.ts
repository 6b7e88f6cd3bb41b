import {describe, expect, it, vi} from 'vitest';
import type {ListStorage} from '../browser/readStoredList';
import {addRecentSearch, readRecentSearches} from './recentSearches';

function memory(value: string | null = null): ListStorage {
  let stored = value;
  return {
    get: () => stored,
    set: (next) => {
      stored = next;
    },
    del: () => {
      stored = null;
    },
  };
}

describe('recent searches', () => {
  it('keep the newest five, each once', () => {
    const storage = memory();
    for (const query of ['a', 'b', 'c', ' b ', 'd', 'e', 'f', '  '])
      addRecentSearch(storage, query);
    expect(readRecentSearches(storage)).toEqual(['f', 'e', 'd', 'b', 'c']);
  });

  it('move what is searched again to the front', () => {
    const storage = memory('["a", "b", "c"]');
    addRecentSearch(storage, 'b');
    expect(readRecentSearches(storage)).toEqual(['b', 'a', 'c']);
  });

  it('drop what is damaged and say so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = memory('{not json');
    expect(readRecentSearches(storage)).toEqual([]);
    expect(storage.get()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('ignore entries that are not text', () => {
    expect(readRecentSearches(memory('["a", 1, null]'))).toEqual(['a']);
    expect(readRecentSearches(memory('{"a": 1}'))).toEqual([]);
  });
});
