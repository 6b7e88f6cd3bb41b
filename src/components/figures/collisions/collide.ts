import {type Box, overlapOf, separation} from './separation';

export interface Collider extends Box {
  /** Friction in units per second squared. */
  readonly friction: number;
  /** Bounciness: fraction of the speed that a body keeps, 0 to 1. */
  readonly bounce: number;
  readonly isOneWay: boolean;
}

export interface Body {
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
  velocityX: number;
  velocityY: number;
}

export type Stage =
  | {readonly kind: 'moved'; readonly overlapping: readonly number[]}
  | {
      readonly kind: 'pushed out';
      readonly collider: number;
      readonly byX: number;
      readonly byY: number;
    };

/** Maximum speed of bodies: the engine's default, in units per second. */
const MOST_SPEED = 1000;
/**
 * A one-way collider only stops bodies whose bottom is above the collider's center by at least this fraction of the
 * collider's height.
 */
const ONE_WAY_MARGIN = 1 / 8;

export function overlaps(a: Box, b: Box): boolean {
  return a.x + a.width > b.x && a.x < b.x + b.width && a.y + a.height > b.y && a.y < b.y + b.height;
}

/** Whether a collider can stop a body. A one-way collider only stops a body that is not rising. */
export function canStop({isOneWay, y, height}: Collider, body: Body): boolean {
  const line = y + height / 2 - height * ONE_WAY_MARGIN;
  return !isOneWay || (body.velocityY >= 0 && line >= body.y + body.height);
}

function react(body: Body, {bounce, friction}: Collider, byX: number, seconds: number): void {
  if (byX !== 0) {
    // A push in the direction of movement does not change the speed, so that bodies do not stick to edges.
    if (byX >= 0 !== body.velocityX >= 0) body.velocityX *= -bounce;
    return;
  }
  body.velocityY *= -bounce;
  const slower = Math.min(Math.abs(body.velocityX), friction * seconds);
  body.velocityX -= body.velocityX >= 0 ? slower : -slower;
}

/** Moves a body by one frame. Yields after each stage, with the body at its position in that stage. */
export function* moveBody(
  body: Body,
  colliders: readonly Collider[],
  seconds: number,
): Generator<Stage, void, void> {
  const speed = Math.hypot(body.velocityX, body.velocityY);
  const limit = speed > MOST_SPEED ? MOST_SPEED / speed : 1;
  body.velocityX *= limit;
  body.velocityY *= limit;
  body.x += body.velocityX * seconds;
  body.y += body.velocityY * seconds;
  const overlapping = colliders
    .flatMap((collider, index) => {
      const {width, height} = overlapOf(body, collider);
      const isStopped = overlaps(body, collider) && canStop(collider, body);
      return isStopped ? [{index, area: width * height}] : [];
    })
    .sort((a, b) => b.area - a.area)
    .map(({index}) => index);
  yield {kind: 'moved', overlapping};
  for (const index of overlapping) {
    const collider = colliders[index];
    // An earlier push may have resolved this overlap.
    if (!collider || !overlaps(body, collider)) continue;
    const {x, y} = separation(body, collider);
    react(body, collider, x, seconds);
    body.x += x;
    body.y += y;
    yield {kind: 'pushed out', collider: index, byX: x, byY: y};
  }
}
