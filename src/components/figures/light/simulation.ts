import {contains} from '../collisions/separation';
import {createGrip, type Grip, nearestWithin, updateGrip} from '../Figure/grip';
import {type Pointer, STEP_SECONDS} from '../Figure/scene';
import type {Occluder} from './lightArea';

export const ROOM = {width: 480, height: 280};

/** Duration of the second lamp's orbit in seconds, and its radius. */
export const ORBIT = {seconds: 8, distance: 30};

const REACH = 24;

export interface Lamp {
  /** Center of the lamp's orbit, or the lamp's position if it does not move. */
  x: number;
  y: number;
  readonly moves: boolean;
}

export interface Room {
  readonly lamps: readonly Lamp[];
  readonly walls: Occluder[];
  /** The grip's indexes count lamps first, then walls. */
  readonly grip: Grip;
  /** Offset from a wall's corner to the grabbed point. */
  hold: {readonly x: number; readonly y: number};
  seconds: number;
}

export function createRoom(): Room {
  return {
    lamps: [
      {x: 170, y: 130, moves: false},
      {x: 360, y: 170, moves: true},
    ],
    walls: [
      {x: 90, y: 60, width: 36, height: 36},
      {x: 236, y: 50, width: 30, height: 76},
      {x: 210, y: 206, width: 90, height: 22},
      {x: 404, y: 84, width: 28, height: 28},
    ],
    grip: createGrip(),
    hold: {x: 0, y: 0},
    seconds: 0,
  };
}

export function placeOf({x, y, moves}: Lamp, seconds: number): {x: number; y: number} {
  if (!moves) return {x, y};
  const angle = (seconds / ORBIT.seconds) * 2 * Math.PI;
  return {x: x + Math.sin(angle) * ORBIT.distance, y: y - Math.cos(angle) * ORBIT.distance};
}

export function thingAt({lamps, walls, seconds}: Room, x: number, y: number): number | undefined {
  const places = lamps.map((lamp) => placeOf(lamp, seconds));
  const lamp = nearestWithin(places, x, y, REACH);
  if (lamp !== undefined) return lamp;
  const wall = walls.findIndex((box) => contains(box, x, y));
  return wall < 0 ? undefined : lamps.length + wall;
}

export function stepRoom(room: Room, pointer: Pointer): void {
  const {lamps, walls, grip} = room;
  room.seconds += STEP_SECONDS;
  const isPress = updateGrip(grip, pointer, (x, y) => thingAt(room, x, y));
  if (grip.held === undefined) return;
  const x = Math.min(ROOM.width, Math.max(0, pointer.x));
  const y = Math.min(ROOM.height, Math.max(0, pointer.y));
  const lamp = lamps[grip.held];
  const index = grip.held - lamps.length;
  const wall = walls[index];
  const thing = lamp ?? wall;
  if (!thing) return;
  if (isPress) room.hold = {x: thing.x - x, y: thing.y - y};
  const place = {x: x + room.hold.x, y: y + room.hold.y};
  if (lamp) Object.assign(lamp, place);
  else if (wall) walls[index] = {...wall, ...place};
}
