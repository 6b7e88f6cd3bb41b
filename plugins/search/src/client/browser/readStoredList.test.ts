import {afterEach, describe, expect, it, vi} from 'vitest';
import {type ListStorage, readStoredList} from './readStoredList';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Storage that holds a text, and what was done to it. */
function holding(text: string | null) {
  return {get: () => text, set: vi.fn(), del: vi.fn()} satisfies ListStorage;
}

afterEach(() => vi.restoreAllMocks());

describe('a list in storage', () => {
  it('is read without what is no entry', () => {
    expect(readStoredList(holding('[1, "two", null, 3]'), isNumber, 'numbers')).toEqual([1, 3]);
  });

  it.each([null, '', '{"a": 1}'])('is empty for %j', (text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(readStoredList(holding(text), isNumber, 'numbers')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is dropped where it is damaged, with a warning that names it', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = holding('[1,');
    expect(readStoredList(storage, isNumber, 'numbers')).toEqual([]);
    expect(storage.del).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('numbers');
  });
});
