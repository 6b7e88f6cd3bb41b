import {expect, test} from 'vitest';
import {separation} from './separation';

const FLOOR = {x: 0, y: 100, width: 200, height: 40};

test('a body that sank a little into the floor is lifted', () => {
  expect(separation({x: 80, y: 70, width: 20, height: 36}, FLOOR)).toEqual({x: 0, y: -6});
});

test('a body that entered a wall from the side is pushed back sideways', () => {
  expect(separation({x: -15, y: 100, width: 20, height: 36}, FLOOR)).toEqual({x: -5, y: 0});
});

test('a corner that is equally deep on both axes is resolved sideways', () => {
  expect(separation({x: -16, y: 84, width: 20, height: 20}, FLOOR)).toEqual({x: -4, y: 0});
});
