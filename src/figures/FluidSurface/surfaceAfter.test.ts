import {expect, test} from 'vitest';
import {surfaceAfter} from './surfaceAfter';

test('a surface rests until something hits it', () => {
  expect(surfaceAfter(9, 0, 1)).toEqual(new Array(9).fill(0));
});

test('an impulse pushes the middle down first and travels outwards to both sides alike', () => {
  const early = surfaceAfter(21, 200, 0.1);
  expect(Math.max(...early)).toBe(early[10]);
  const later = surfaceAfter(21, 200, 0.6);
  expect(Math.abs(later[4] ?? 0)).toBeGreaterThan(Math.abs(early[4] ?? 0));
  expect(later[4]).toBeCloseTo(later[16] ?? Number.NaN, 8);
});

test('an impulse hits the three nodes in the middle', () => {
  expect(surfaceAfter(7, 100, 0.01)).toEqual([0, 0, 1, 1, 1, 0, 0]);
});

test('waves fade', () => {
  const highest = (seconds: number): number =>
    Math.max(...surfaceAfter(41, 200, seconds).map((height) => Math.abs(height)));
  expect(highest(6)).toBeLessThan(highest(0.2) / 10);
});
