import type {Pointer} from './scene';

export interface Grip {
  held: number | undefined;
  wasDown: boolean;
}

export function createGrip(): Grip {
  return {held: undefined, wasDown: false};
}

/**
 * Grabs an object if the pointer is pressed over it, and lets go of it when the pointer is released.
 *
 * @param find returns the index of the object at a position, if there is one
 * @returns whether the pointer was pressed in this step
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
