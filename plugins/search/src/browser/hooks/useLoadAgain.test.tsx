// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useLoadAgain} from './useLoadAgain';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const loading = (failure?: object) => {
  const load = vi.fn();
  const hook = renderHook((current: object | undefined) => useLoadAgain(current, load), {
    initialProps: failure,
  });
  return {load, fail: () => hook.rerender({}), unmount: hook.unmount};
};

test('what has not failed is not loaded again', () => {
  const {load} = loading();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(load).not.toHaveBeenCalled();
});

test('what failed is loaded again after twice the time each time, six times', () => {
  const {load, fail} = loading({});
  for (let times = 1; times <= 6; times += 1) {
    const wait = 1000 * 2 ** (times - 1);
    vi.advanceTimersByTime(wait - 1);
    expect(load).toHaveBeenCalledTimes(times - 1);
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(times);
    fail();
  }
  vi.advanceTimersByTime(1_000_000);
  expect(load).toHaveBeenCalledTimes(6);
});

test('without network it is loaded when the network is back, and not before', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const {load} = loading({});
  vi.advanceTimersByTime(60_000);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a field that is gone loads nothing', () => {
  const {load, unmount} = loading({});
  unmount();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(load).not.toHaveBeenCalled();
});
