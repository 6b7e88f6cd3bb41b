import {expect, test} from 'vitest';
import {createRoom, ORBIT, placeOf, stepRoom, thingAt} from './simulation';

const at = (x: number, y: number, isDown: boolean) => ({x, y, isDown, isInside: true});

test('The second lamp moves on its orbit, and the first one stays in place', () => {
  const room = createRoom();
  const [first, second] = room.lamps;
  if (!first || !second) throw new Error('There are two lamps.');
  for (const seconds of [0, 1, 3.5, 7]) {
    const {x, y} = placeOf(second, seconds);
    expect(Math.hypot(x - second.x, y - second.y)).toBeCloseTo(ORBIT.distance, 8);
    expect(placeOf(first, seconds)).toEqual({x: 170, y: 130});
  }
  expect(placeOf(second, ORBIT.seconds).x).toBeCloseTo(placeOf(second, 0).x, 8);
});

test('A held lamp moves with the pointer', () => {
  const room = createRoom();
  stepRoom(room, at(175, 133, true));
  stepRoom(room, at(205, 163, true));
  expect(room.lamps[0]).toMatchObject({x: 200, y: 160});
  stepRoom(room, at(205, 163, false));
  stepRoom(room, at(20, 20, false));
  expect(room.lamps[0]).toMatchObject({x: 200, y: 160});
});

test('A held wall moves, and keeps its size', () => {
  const room = createRoom();
  expect(thingAt(room, 100, 70)).toBe(2);
  stepRoom(room, at(100, 70, true));
  stepRoom(room, at(110, 90, true));
  expect(room.walls[0]).toEqual({x: 100, y: 80, width: 36, height: 36});
});

test('Pressing an empty spot moves nothing', () => {
  const room = createRoom();
  stepRoom(room, at(20, 270, true));
  stepRoom(room, at(170, 130, true));
  expect(room.lamps).toEqual(createRoom().lamps);
  expect(room.walls).toEqual(createRoom().walls);
});
