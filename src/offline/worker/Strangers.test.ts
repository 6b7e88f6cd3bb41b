import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {Strangers} from './Strangers';

/** What the browser keeps, by cache and address. */
let stored: Map<string, Map<string, Response>>;
const open = vi.fn((name: string) => {
  const cache = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, cache);
  return Promise.resolve({
    match: (key: string) => Promise.resolve(cache.get(key)),
    put: async (key: string, answer: Response) => {
      await new Promise(setImmediate);
      cache.set(key, answer);
    },
  });
});

beforeEach(() => {
  stored = new Map();
  open.mockClear();
  vi.stubGlobal('caches', {has: (name: string) => Promise.resolve(stored.has(name)), open});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('Strangers are known, and nobody else', async () => {
  const strangers = new Strangers('one');
  await strangers.add('page');
  expect([await strangers.has('page'), await strangers.has('other')]).toEqual([true, false]);
});

it('Strangers are known to the service worker after it was stopped, but not to that of another build', async () => {
  await new Strangers('one').add('a page');
  expect(await new Strangers('one').has('a page')).toBe(true);
  expect(await new Strangers('one').has('other')).toBe(false);
  expect(await new Strangers('two').has('a page')).toBe(false);
});

it('Strangers are found that come after the list was looked at', async () => {
  const strangers = new Strangers('one');
  expect(await strangers.has('page')).toBe(false);
  await strangers.add('page');
  await strangers.add('other');
  expect(await strangers.has('page')).toBe(true);
  expect(await new Strangers('one').has('other')).toBe(true);
});

it('What has no page yet, as a navigation, is no stranger', async () => {
  const strangers = new Strangers('one');
  await strangers.add('');
  expect(await strangers.has('')).toBe(false);
});

it('Where nobody is on the list, no cache is opened, and it is looked for once', async () => {
  const has = vi.spyOn(caches, 'has');
  const strangers = new Strangers('one');
  await strangers.has('page');
  await strangers.has('other');
  expect(has).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

it('Where the storage is blocked, strangers are known until the service worker is stopped', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = new DOMException('blocked', 'SecurityError');
  const blocked = () => Promise.reject(error);
  vi.stubGlobal('caches', {has: blocked, open: blocked});
  const strangers = new Strangers('one');
  await strangers.add('page');
  expect([await strangers.has('page'), await strangers.has('other')]).toEqual([true, false]);
  expect(await new Strangers('one').has('page')).toBe(false);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('storage'), error);
});
