import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  addMissedSearch,
  addRecentSearch,
  type ListStorage,
  readMissedSearches,
  readRecentSearches,
  readStoredList,
} from './storedSearches';

vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: vi.fn()}));

const isNumber = (value: unknown): value is number => typeof value === 'number';

function holding(text: string | null) {
  return {get: () => text, set: vi.fn(), del: vi.fn()} satisfies ListStorage;
}

afterEach(() => vi.restoreAllMocks());

describe('A list in storage', () => {
  it('is read without invalid entries', () => {
    expect(readStoredList(holding('[1, "two", null, 3]'), isNumber, 'numbers')).toEqual([1, 3]);
  });

  it.each([null, '', '{"a": 1}'])('is read as empty if the stored value is %j', (text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(readStoredList(holding(text), isNumber, 'numbers')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is removed if it is damaged, and a warning names the list', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = holding('[1,');
    expect(readStoredList(storage, isNumber, 'numbers')).toEqual([]);
    expect(storage.del).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('numbers');
  });
});

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

describe('The list of recent searches', () => {
  it('keeps the newest five queries, each once', () => {
    const storage = memory();
    for (const query of ['a', 'b', 'c', ' b ', 'd', 'e', 'f', '  '])
      addRecentSearch(storage, query);
    expect(readRecentSearches(storage)).toEqual(['f', 'e', 'd', 'b', 'c']);
  });
});

function afterTyping(...queries: string[]) {
  const storage = memory();
  queries.forEach((query) => addMissedSearch(storage, query));
  return readMissedSearches(storage);
}

describe('The list of missed searches', () => {
  it('keeps only the complete query if it was typed letter by letter', () => {
    expect(afterTyping('buo', 'buoy', 'buoys', 'buoy')).toEqual([{query: 'buoys', count: 1}]);
  });

  it('counts how often each query was searched', () => {
    expect(afterTyping('buoy', 'anchor', 'buoy')).toEqual([
      {query: 'buoy', count: 2},
      {query: 'anchor', count: 1},
    ]);
    expect(afterTyping('buoy', 'buoy')).toEqual([{query: 'buoy', count: 2}]);
  });

  it('keeps a query that was searched more than once even if it is part of a longer one', () => {
    for (const next of ['buoys', 'buo'])
      expect(afterTyping('buoy', 'buoy', next)).toEqual([
        {query: next, count: 1},
        {query: 'buoy', count: 2},
      ]);
  });
});
