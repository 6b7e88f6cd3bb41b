import {type Algorithm, findPath} from '../path-finding/findPath';
import {cellAt} from '../path-finding/grid';
import {BATTERY, centerOf, COLUMNS, type Place, ROWS, tileAt, WALLS} from './room';

export interface Bug {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  readonly speed: number;
  path: readonly Place[];
  shell: number;
}

/** Half of a bug's side length, and the distance at which a node of its path counts as reached. */
export const HALF_BUG = 6;
const NEAR_NODE = Math.hypot(HALF_BUG, HALF_BUG);
const ACCELERATION = 400;

/**
 * Returns a bug's path from a nest to the battery, like the engine's `findPath`. If no path exists, the bug digs in a
 * straight line to the battery.
 */
export function wayFrom(
  nest: Place,
  crates: ReadonlySet<number>,
  algorithm: Algorithm,
): readonly Place[] {
  const walls = Array.from(
    {length: COLUMNS * ROWS},
    (_, tile) => WALLS.has(tile) || crates.has(tile),
  );
  const grid = {columns: COLUMNS, rows: ROWS, walls};
  const cell = (place: Place) => cellAt(grid, tileAt(place) ?? 0);
  const {path} = findPath(algorithm, grid, cell(nest), cell(BATTERY), true);
  return path.length === 0 ? [nest, BATTERY] : [nest, ...path.slice(1).map(centerOf), BATTERY];
}

export const createBug = (path: readonly Place[], speed: number): Bug => ({
  x: path[0]?.x ?? 0,
  y: path[0]?.y ?? 0,
  velocityX: 0,
  velocityY: 0,
  speed,
  path,
  shell: 2,
});

/** Moves a bug as `PhysicsSystem`, `PathMovementSystem` and `TargetMovementSystem` do, in this order. */
export function stepBug(bug: Bug, seconds: number): void {
  bug.x += bug.velocityX * seconds;
  bug.y += bug.velocityY * seconds;
  const [first = BATTERY] = bug.path;
  const isNear = Math.hypot(first.x - bug.x, first.y - bug.y) < NEAR_NODE;
  if (isNear && bug.path.length > 1) bug.path = bug.path.slice(1);
  const [target = BATTERY] = bug.path;
  const [wayX, wayY] = [target.x - bug.x, target.y - bug.y];
  const way = Math.hypot(wayX, wayY);
  const speed = Math.hypot(bug.velocityX, bug.velocityY);
  const isTooFast = speed > way * 10;
  const [pushX, pushY] = isTooFast ? [-bug.velocityX, -bug.velocityY] : [wayX, wayY];
  const push = (ACCELERATION * seconds) / (Math.hypot(pushX, pushY) || 1);
  const velocityX = bug.velocityX + pushX * push;
  const velocityY = bug.velocityY + pushY * push;
  const slower = Math.min(1, bug.speed / (Math.hypot(velocityX, velocityY) || 1));
  bug.velocityX = velocityX * slower;
  bug.velocityY = velocityY * slower;
}
