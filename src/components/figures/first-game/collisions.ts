import {type Body, canStop, type Collider, moveBody, overlaps} from '../collisions/collide';
import type {Box} from '../collisions/separation';
import {LEVEL} from './level';

export const TILE = 16;

/** Deceleration of a body on each kind of tile, in pixels per second squared. */
const FRICTION: Readonly<Record<string, number>> = {'#': 500, ':': 500, '=': 500, '|': 0};

function runsOf(row: string, y: number): Collider[] {
  return [...row.matchAll(/[#:]+|=+|\|+/g)].map(({0: run, index}) => ({
    x: index * TILE,
    y: y * TILE,
    width: run.length * TILE,
    height: TILE,
    friction: FRICTION[run.charAt(0)] ?? 0,
    bounce: 0,
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

/** Moves a body by its velocity and out of the level's colliders. */
export function moveInLevel(body: Body, seconds: number): void {
  const stages = moveBody(body, COLLIDERS, seconds);
  while (!stages.next().done);
}

export function touchesCollider(body: Body, sensor: Box): boolean {
  return COLLIDERS.some((collider) => overlaps(sensor, collider) && canStop(collider, body));
}
