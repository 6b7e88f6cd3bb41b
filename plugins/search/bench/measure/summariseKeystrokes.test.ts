import {expect, it} from 'vitest';
import {summariseKeystrokes} from './summariseKeystrokes';

it('Keystrokes are summed up as percentiles, those that were typed again apart', () => {
  expect(summariseKeystrokes({ms: [1, 2, 3, 4], repeatedMs: [1, 1], complete: true})).toEqual({
    count: 4,
    p50: 2,
    p95: 4,
    p99: 4,
    repeatedP99: 1,
    complete: true,
  });
});

it('Nothing typed is nothing measured, not keystrokes of no time', () => {
  expect(summariseKeystrokes({ms: [], repeatedMs: [], complete: true})).toBeUndefined();
  expect(summariseKeystrokes(undefined)).toBeUndefined();
});
