import {expect, test} from 'vitest';
import {boundsPoints} from './boundsPoints';

test('The position of bounds is their center, and extents are half of the size', () => {
  expect(boundsPoints({x: 20, y: 10}, 80, 40)).toEqual({
    origin: {x: 20, y: 10},
    position: {x: 60, y: 30},
    extents: {x: 40, y: 20},
    bottomRight: {x: 100, y: 50},
  });
});
