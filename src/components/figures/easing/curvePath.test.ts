import {describe, expect, test} from 'vitest';
import {curvePath} from './curvePath';

const points = (path: string): number[][] =>
  path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

describe('The path of an easing curve', () => {
  test('starts at the bottom and ends at the top for a fade in', () => {
    const curve = points(curvePath('LINEAR_IN', 100, 50));
    expect(curve.at(0)).toEqual([0, 50]);
    expect(curve.at(-1)).toEqual([100, 0]);
  });

  test('starts at the top and ends at the bottom for a fade out', () => {
    const curve = points(curvePath('SINE_OUT', 100, 50));
    expect(curve.at(0)).toEqual([0, 0]);
    expect(curve.at(-1)).toEqual([100, 50]);
  });

  test('runs from left to right', () => {
    const horizontal = points(curvePath('FLICKER', 300, 50)).map(([x = NaN]) => x);
    expect(horizontal).toEqual([...horizontal].sort((a, b) => a - b));
  });

  test('contains no redundant points on horizontal lines', () => {
    const level = points(curvePath('PLATEAU_OUT', 600, 50)).filter(([, y]) => y === 0);
    expect(level).toEqual([
      [0, 0],
      [540, 0],
    ]);
  });
});
