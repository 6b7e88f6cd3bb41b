import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {BarSettings} from '../announcement';
import {type AnnouncementStore, createAnnouncementStore} from './createAnnouncementStore';

let values: Record<string, string>;
let shown: string | undefined;
let now: number;
let store: AnnouncementStore;

const slot = (key: string) => ({
  get: () => values[key] ?? null,
  set: (value: string) => {
    values[key] = value;
  },
});

const candidate = (id: string, rest: object = {}) => ({
  id,
  routes: ['^'],
  excluded: [],
  closeable: true,
  ...rest,
});

function start(candidates: BarSettings['candidates'], clock = () => now): void {
  store = createAnnouncementStore(
    {base: '/', storage: 'localStorage', idKey: 'id', dismissKey: 'dismiss', candidates},
    {shown: slot('id'), dismissed: slot('dismiss')},
    {
      get: () => shown,
      set: (id) => {
        shown = id;
      },
    },
    clock,
  );
}

beforeEach(() => {
  values = {};
  shown = undefined;
  now = 0;
});

test('A visible announcement is stored as shown', () => {
  start([candidate('a')]);
  store.follow('/');
  expect(shown).toBe('a');
  expect(values).toEqual({id: 'a'});
});

test('Closing an announcement adds its id to the stored dismissals and keeps the other ids', () => {
  values = {id: 'x y', dismiss: 'y'};
  start([candidate('a')]);
  store.follow('/');
  store.close();
  expect(shown).toBeUndefined();
  expect(values).toEqual({id: 'x y a', dismiss: 'y a'});
});

test('A stored dismissal is removed if its announcement is not stored as shown', () => {
  values = {dismiss: 'a'};
  start([candidate('a')]);
  store.follow('/');
  expect(shown).toBe('a');
  expect(values).toEqual({id: 'a', dismiss: ''});
});

test("Docusaurus's own storage format is converted to a list", () => {
  values = {id: 'old', dismiss: 'true'};
  start([candidate('a')]);
  store.follow('/');
  expect(values).toEqual({id: 'old a', dismiss: 'old'});
});

test('The stored lists have at most 50 ids', () => {
  values = {id: Array.from({length: 60}, (_, index) => `x${index}`).join(' ')};
  start([candidate('a')]);
  store.follow('/');
  expect(values.id?.split(' ')).toHaveLength(50);
  expect(values.id?.endsWith(' a')).toBe(true);
});

test('Closing an announcement that cannot be closed changes nothing', () => {
  start([candidate('a', {closeable: false})]);
  store.follow('/');
  const listener = vi.fn();
  store.subscribe(listener);
  store.close();
  expect(shown).toBe('a');
  expect(values).toEqual({id: 'a'});
  expect(listener).not.toHaveBeenCalled();
});

test('Without storage, a closed announcement stays closed on the next page', () => {
  start([candidate('a')]);
  store.follow('/');
  store.close();
  values = {};
  store.follow('/docs');
  expect(shown).toBeUndefined();
});

test('An announcement closed in another tab is hidden, unless it cannot be closed', () => {
  for (const [closeable, left] of [
    [true, undefined],
    [false, 'a'],
  ] as const) {
    values = {};
    start([candidate('a', {closeable}), candidate('b', {closeable: !closeable})]);
    store.follow('/');
    values = {id: 'a', dismiss: 'a'};
    store.refresh();
    expect(shown).toBe(left);
  }
});

describe('An announcement whose period ends while the page is open', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(0);
  });
  afterEach(() => vi.useRealTimers());

  test.each([10, 59_999, 90_000, 3_000_000_000])('is hidden after %i ms', (until) => {
    start([candidate('a', {until})], Date.now);
    const listener = vi.fn();
    store.subscribe(listener);
    store.follow('/');
    vi.advanceTimersByTime(until - 1);
    expect(shown).toBe('a');
    vi.advanceTimersByTime(1);
    expect(shown).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('is hidden a minute after a computer that slept wakes up', () => {
    start([candidate('a', {until: 3_600_000})], Date.now);
    store.follow('/');
    vi.setSystemTime(7_200_000);
    vi.advanceTimersByTime(60_000);
    expect(shown).toBeUndefined();
  });

  test('leaves no timer running once it is closed or replaced by an announcement without an end', () => {
    start([candidate('a', {until: 10, routes: ['^/a']}), candidate('b')], Date.now);
    store.follow('/a');
    store.follow('/b');
    expect(vi.getTimerCount()).toBe(0);
    store.follow('/a');
    store.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
