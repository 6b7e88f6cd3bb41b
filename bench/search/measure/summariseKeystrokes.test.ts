import {expect, it} from 'vitest';
import {summariseKeystrokes} from './summariseKeystrokes';

it('Keystrokes are summed up as percentiles, those that were typed again apart', () => {
  const keystrokes = {ms: [1, 2, 3, 4], garbageMs: 2, repeatedMs: [1, 1], complete: true};
  expect(summariseKeystrokes(keystrokes)).toEqual({
    count: 4,
    p50: 2,
    p95: 4,
    p99: 4,
    garbageShare: 0.2,
    repeatedP99: 1,
    complete: true,
  });
});

it('Nothing typed is nothing measured, not keystrokes of no time', () => {
  const nothing = {ms: [], garbageMs: 0, repeatedMs: [], complete: true};
  expect(summariseKeystrokes(nothing)).toBeUndefined();
  expect(summariseKeystrokes(undefined)).toBeUndefined();
});
