import {expect, test} from 'vitest';
import {createSurface, FLUID_DEFAULTS, stepSurface, surfaceAfter} from './surface';

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

test('no node sinks below the bottom', () => {
  const surface = createSurface(5);
  surface.speeds.fill(10_000);
  stepSurface(surface, FLUID_DEFAULTS, 0.05, 30);
  expect(Math.max(...surface.heights)).toBe(30);
});

test('one step follows the formulas of the engine', () => {
  const surface = createSurface(3);
  surface.heights[1] = 10;
  stepSurface(surface, FLUID_DEFAULTS, 0.01);
  const beforeDampening = -(0.01 * 30 * 20) - 10 * 0.25;
  expect(surface.speeds[1]).toBeCloseTo(beforeDampening * (1 - 1.5 * 0.01), 10);
  expect(surface.speeds[0]).toBeCloseTo(0.01 * 30 * 10 * (1 - 1.5 * 0.01), 10);
});
