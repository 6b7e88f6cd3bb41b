import {expect, test} from 'vitest';
import {directionOf} from './directionOf';

test.each([
  [0, 0, -1],
  [90, 1, 0],
  [180, 0, 1],
  [270, -1, 0],
  [360, 0, -1],
])('An angle of %d degrees points to %d:%d', (degrees, x, y) => {
  expect(directionOf(degrees).x).toBeCloseTo(x, 10);
  expect(directionOf(degrees).y).toBeCloseTo(y, 10);
});
