import {expect, test} from 'vitest';
import {createRandom} from '../Figure/random';
import {Noise} from './Noise';

const values = (seed: number): number[] => {
  const noise = new Noise(createRandom(seed), 1);
  return Array.from({length: 400}, (_, index) => noise.value(index / 50));
};

test('noise stays between -1 and 1 and takes both signs', () => {
  const all = values(3);
  expect(Math.max(...all)).toBeLessThanOrEqual(1);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...all)).toBeGreaterThan(0.3);
  expect(Math.min(...all)).toBeLessThan(-0.3);
});

test('noise never jumps by more than its steepest run: two units in half an interval', () => {
  const all = values(5);
  for (const [index, value] of all.entries()) {
    const before = all[index - 1] ?? value;
    expect(Math.abs(value - before)).toBeLessThanOrEqual(2 / 0.5 / 50 + 1e-9);
  }
});

test('the same seed gives the same noise, another seed another', () => {
  expect(values(7)).toEqual(values(7));
  expect(values(7)).not.toEqual(values(8));
});
