import type {Pointer} from './scene';

/** What the pointer holds, as part of the state of a scene. */
export interface Grip {
  /** Index of the thing that is held. */
  held: number | undefined;
  wasDown: boolean;
}

export function createGrip(): Grip {
  return {held: undefined, wasDown: false};
}

/**
 * Takes hold of something when the pointer is pressed over it, and lets go when it is released.
 *
 * @param find index of what is at a place, if anything
 * @returns whether the pointer has been pressed in this step
 */
export function updateGrip(
  grip: Grip,
  {x, y, isDown}: Pointer,
  find: (x: number, y: number) => number | undefined,
): boolean {
  const isPress = isDown && !grip.wasDown;
  if (isPress) grip.held = find(x, y);
  if (!isDown) grip.held = undefined;
  grip.wasDown = isDown;
  return isPress;
}

/** Index of the nearest of some points that is within reach. */
export function nearestWithin(
  points: readonly {readonly x: number; readonly y: number}[],
  x: number,
  y: number,
  reach: number,
): number | undefined {
  let best: number | undefined;
  let least = reach;
  for (const [index, point] of points.entries()) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance <= least) {
      best = index;
      least = distance;
    }
  }
  return best;
}
