import {describe, expect, test} from 'vitest';
import {applyEase, EASE_NAMES, type EaseName} from './easeFunctions';

const samples: readonly (readonly [EaseName, number, number])[] = [
  ['LINEAR_IN', 0.25, 0.25],
  ['LINEAR_OUT', 0.25, 0.75],
  ['S_CURVE_IN', 0.25, 0.15625],
  ['S_CURVE_OUT', 0.25, 0.84375],
  ['IN_PLATEAU', 0.05, 0.5],
  ['IN_PLATEAU', 0.5, 1],
  ['IN_PLATEAU_OUT', 0.05, 0.5],
  ['IN_PLATEAU_OUT', 0.5, 1],
  ['IN_PLATEAU_OUT', 0.95, 0.5],
  ['PLATEAU_OUT', 0.89, 1],
  ['PLATEAU_OUT', 0.95, 0.5],
  ['PLATEAU_OUT_SLOW', 0.79, 1],
  ['PLATEAU_OUT_SLOW', 0.9, 0.5],
  ['SINE_IN', 1 / 3, 0.5],
  ['SINE_OUT', 2 / 3, 0.5],
  ['SQUARE_IN', 0.5, 0.25],
  ['SQUARE_OUT', 0.75, 0.5],
  ['SINE_IN_OUT', 0.25, 0.5],
  ['SINE_IN_OUT', 0.5, 1],
  ['SIN_IN_OUT_TWICE', 0.25, 1],
  ['SIN_IN_OUT_TWICE', 0.5, 0],
  ['SIN_IN_OUT_TWICE', 0.75, 1],
];

describe('the easing functions', () => {
  test('are the 16 constants of the engine', () => {
    expect(EASE_NAMES).toHaveLength(16);
    expect(new Set(EASE_NAMES).size).toBe(16);
  });

  test.each(samples)('%s maps %d to %d', (name, progress, expected) => {
    expect(applyEase(name, progress)).toBeCloseTo(expected, 10);
  });

  test.each(EASE_NAMES)('%s stays between 0 and 1, for input outside that range too', (name) => {
    for (let progress = -0.5; progress <= 1.5; progress += 0.001) {
      const value = applyEase(name, progress);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    ['LINEAR_IN', 'LINEAR_OUT'],
    ['S_CURVE_IN', 'S_CURVE_OUT'],
    ['FLICKER', 'SPARKLE'],
  ] as const)('%s and %s add up to 1', (first, second) => {
    for (let progress = 0; progress <= 1; progress += 0.01) {
      expect(applyEase(first, progress) + applyEase(second, progress)).toBeCloseTo(1, 10);
    }
  });

  test('FLICKER is 1 for most of its steps and drops to 0…0.5 for 24 of 283', () => {
    const levels = Array.from({length: 283}, (_, step) => applyEase('FLICKER', (step + 0.5) / 283));
    const drops = levels.filter((level) => level < 1);
    expect(drops).toHaveLength(24);
    expect(Math.max(...drops)).toBe(0.5);
    expect(Math.min(...drops)).toBe(0);
  });

  test('FLICKER starts over at the end of its sequence', () => {
    expect(applyEase('FLICKER', 1)).toBe(applyEase('FLICKER', 0));
  });
});
