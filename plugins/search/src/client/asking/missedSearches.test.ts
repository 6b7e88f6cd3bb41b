import {describe, expect, it, vi} from 'vitest';
import {addMissedSearch, readMissedSearches} from './missedSearches';
import type {ListStorage} from '../browser/readStoredList';

function memory(stored: string | null = null): ListStorage {
  let value = stored;
  return {
    get: () => value,
    set: (text) => {
      value = text;
    },
    del: () => {
      value = null;
    },
  };
}

function afterTyping(...queries: string[]) {
  const storage = memory();
  queries.forEach((query) => addMissedSearch(storage, query));
  return readMissedSearches(storage);
}

describe('missed searches', () => {
  it('stand newest first', () => {
    expect(afterTyping('anchor', 'buoy').map(({query}) => query)).toEqual(['buoy', 'anchor']);
  });

  it('keep the whole word of what was typed letter by letter', () => {
    expect(afterTyping('buo', 'buoy', 'buoys', 'buoy')).toEqual([{query: 'buoys', count: 1}]);
  });

  it('count what is asked again', () => {
    expect(afterTyping('buoy', 'anchor', 'buoy')).toEqual([
      {query: 'buoy', count: 2},
      {query: 'anchor', count: 1},
    ]);
    expect(afterTyping('buoy', 'buoy')).toEqual([{query: 'buoy', count: 2}]);
  });

  it('keep what was asked more than once, also before a longer or shorter one', () => {
    for (const next of ['buoys', 'buo'])
      expect(afterTyping('buoy', 'buoy', next)).toEqual([
        {query: next, count: 1},
        {query: 'buoy', count: 2},
      ]);
  });

  it('are without the spaces around them, and none of spaces alone', () => {
    expect(afterTyping(' buoy ', '  ')).toEqual([{query: 'buoy', count: 1}]);
  });

  it('are a hundred at most', () => {
    const queries = Array.from({length: 120}, (_, index) => `${index} buoys`);
    expect(afterTyping(...queries)).toHaveLength(100);
  });

  it('drop what is damaged, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = memory('[{');
    expect(readMissedSearches(storage)).toEqual([]);
    expect(storage.get()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    const entry = {query: 'buoy', count: 1};
    const list = [1, null, {query: 'buoy'}, {count: 1}, entry];
    expect(readMissedSearches(memory(JSON.stringify(list)))).toEqual([entry]);
  });
});
