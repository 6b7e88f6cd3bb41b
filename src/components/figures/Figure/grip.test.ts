import {expect, test} from 'vitest';
import {createGrip, nearestWithin, updateGrip} from './grip';

const POINTS = [
  {x: 0, y: 0},
  {x: 10, y: 0},
];
const pointer = (x: number, isDown: boolean) => ({x, y: 0, isDown, isInside: true});

test('The nearest point within reach is found', () => {
  expect(nearestWithin(POINTS, 7, 0, 5)).toBe(1);
  expect(nearestWithin(POINTS, 30, 0, 5)).toBeUndefined();
});

test('The object below the pointer is held from press to release', () => {
  const grip = createGrip();
  const find = (x: number, y: number) => nearestWithin(POINTS, x, y, 3);
  expect(updateGrip(grip, pointer(1, false), find)).toBe(false);
  expect(updateGrip(grip, pointer(1, true), find)).toBe(true);
  expect(grip.held).toBe(0);
  expect(updateGrip(grip, pointer(10, true), find)).toBe(false);
  expect(grip.held).toBe(0);
  updateGrip(grip, pointer(10, false), find);
  expect(grip.held).toBeUndefined();
});

test('Nothing is held if the pointer is pressed on an empty spot and then moved onto an object', () => {
  const grip = createGrip();
  const find = (x: number, y: number) => nearestWithin(POINTS, x, y, 3);
  updateGrip(grip, pointer(50, true), find);
  updateGrip(grip, pointer(10, true), find);
  expect(grip.held).toBeUndefined();
});
