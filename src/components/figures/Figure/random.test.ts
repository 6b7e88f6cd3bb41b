import {expect, test} from 'vitest';
import {createRandom} from './random';

const numbers = (seed: number): number[] => Array.from({length: 1000}, createRandom(seed));

test('the same seed gives the same numbers, another seed others', () => {
  expect(numbers(3)).toEqual(numbers(3));
  expect(numbers(3)).not.toEqual(numbers(4));
});

test('the numbers are spread from 0 to 1', () => {
  const all = numbers(1);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
  expect(all.reduce((sum, value) => sum + value, 0) / all.length).toBeCloseTo(0.5, 1);
});
