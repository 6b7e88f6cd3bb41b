import {expect, test} from 'vitest';
import {
  createSoftWorld,
  freeNodes,
  nodeAt,
  ROOM,
  type SoftOptions,
  type SoftWorld,
  stepSoftWorld,
} from './simulation';

const OPTIONS: SoftOptions = {retract: 30, expand: 30, stiffness: 0.125, gravity: 500, friction: 2};
const AWAY = {x: 0, y: 0, isDown: false, isInside: false};

function run(world: SoftWorld, steps: number, options = OPTIONS, pointer = AWAY): SoftWorld {
  for (let step = 0; step < steps; step += 1) stepSoftWorld(world, options, pointer);
  return world;
}

test('A held node is pulled to the pointer, and fixed nodes stay in place', () => {
  const world = createSoftWorld();
  const end = freeNodes(world)[nodeAt(world, 160, 24) ?? -1];
  const fixed = world.bodies[1]?.nodes[0];
  run(world, 1, OPTIONS, {x: 160, y: 24, isDown: true, isInside: true});
  run(world, 240, {...OPTIONS, gravity: 0}, {x: 110, y: 100, isDown: true, isInside: true});
  expect(Math.hypot((end?.x ?? 0) - 110, (end?.y ?? 0) - 100)).toBeLessThan(12);
  expect(fixed).toMatchObject({x: 60, y: 24});
});

test('Nothing leaves the room, even with a strong pull', () => {
  const world = createSoftWorld();
  run(world, 1, OPTIONS, {x: 414, y: 98, isDown: true, isInside: true});
  run(
    world,
    300,
    {...OPTIONS, retract: 200, gravity: 1000},
    {x: 0, y: 280, isDown: true, isInside: true},
  );
  for (const {x, y} of freeNodes(world)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(ROOM.width);
    expect(y).toBeLessThanOrEqual(ROOM.floor);
  }
});
