import {LEVEL} from './level';

export const TILE = 16;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Collider extends Box {
  /** Deceleration of a body on the surface, in pixels per second squared. */
  readonly friction: number;
  readonly isOneWay: boolean;
}

export interface Body {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  readonly width: number;
  readonly height: number;
}

const FRICTION: Readonly<Record<string, number>> = {'#': 500, ':': 500, '=': 500, '|': 0};

function runsOf(row: string, y: number): Collider[] {
  return [...row.matchAll(/[#:]+|=+|\|+/g)].map(({0: run, index}) => ({
    x: index * TILE,
    y: y * TILE,
    width: run.length * TILE,
    height: TILE,
    friction: FRICTION[run.charAt(0)] ?? 0,
    isOneWay: run.startsWith('='),
  }));
}

/**
 * Returns the colliders of the level. Tiles on top of each other become one collider, because the engine merges static
 * colliders.
 */
function mergedColliders(rows: readonly string[]): Collider[] {
  const merged: Collider[] = [];
  for (const run of rows.flatMap(runsOf)) {
    const above = merged.findIndex(
      (other) =>
        other.x === run.x &&
        other.width === run.width &&
        other.y + other.height === run.y &&
        other.friction === run.friction &&
        !run.isOneWay,
    );
    const upper = merged[above];
    if (upper) {
      merged[above] = {...upper, height: upper.height + run.height};
    } else {
      merged.push(run);
    }
  }
  return merged;
}

export const COLLIDERS: readonly Collider[] = mergedColliders(LEVEL);

/** Whether two rectangles overlap. Touching does not count. */
export function intersects(one: Box, other: Box): boolean {
  return (
    one.x + one.width > other.x &&
    one.x < other.x + other.width &&
    one.y + one.height > other.y &&
    one.y < other.y + other.height
  );
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Whether a collider can stop a body. A one-way collider only stops a body that is not rising and whose bottom is in
 * the collider's top three eighths.
 */
function canStop({isOneWay, y, height}: Collider, body: Body): boolean {
  return !isOneWay || (body.velocityY >= 0 && y + (height * 3) / 8 >= body.y + body.height);
}

function pushOut(body: Body, collider: Collider, seconds: number): void {
  const [left, right] = [collider.x - body.x - body.width, collider.x + collider.width - body.x];
  const [up, down] = [collider.y - body.y - body.height, collider.y + collider.height - body.y];
  const shiftX = Math.abs(right) < Math.abs(left) ? right : left;
  const shiftY = Math.abs(down) < Math.abs(up) ? down : up;
  if (Math.abs(shiftY) < Math.abs(shiftX)) {
    const lost = Math.min(Math.abs(body.velocityX), collider.friction * seconds);
    body.velocityX -= Math.sign(body.velocityX) * lost;
    body.velocityY = 0;
    body.y += shiftY;
  } else {
    if (Math.sign(shiftX) !== Math.sign(body.velocityX)) body.velocityX = 0;
    body.x += shiftX;
  }
}

/** Moves a body by its velocity and out of colliders, as the engine's `PhysicsSystem` does. */
export function moveBody(body: Body, seconds: number): void {
  body.x += body.velocityX * seconds;
  body.y += body.velocityY * seconds;
  const hits = COLLIDERS.filter((collider) => intersects(body, collider) && canStop(collider, body))
    .map((collider) => ({collider, area: overlap(body, collider)}))
    .sort((one, other) => other.area - one.area);
  for (const {collider} of hits) {
    if (intersects(body, collider)) pushOut(body, collider, seconds);
  }
}

export function touchesCollider(body: Body, sensor: Box): boolean {
  return COLLIDERS.some((collider) => intersects(sensor, collider) && canStop(collider, body));
}
