import {expect, test} from 'vitest';
import {createGrip} from '../Figure/grip';
import {
  createSoftBody,
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

const energyOf = (world: SoftWorld): number =>
  freeNodes(world).reduce((sum, {speedX, speedY}) => sum + speedX ** 2 + speedY ** 2, 0);

/** A straight rope that hangs, of 12 nodes and 100 pixels, as in the guide. */
function hangingRope(): SoftWorld {
  const nodes = Array.from({length: 12}, (_, index) => ({x: 240, y: 10 + (index * 100) / 11}));
  const links = nodes.slice(1).map((_, index) => [index, index + 1] as const);
  const rope = createSoftBody('rope', {nodes, links, inner: []}, (index) => index === 0);
  return {bodies: [rope], grip: createGrip()};
}

// Lengths that the guide gives: measured in the engine.
test.each([
  [30, 200, 134],
  [30, 500, 166],
])('a rope with retract %d at gravity %d hangs %d pixels long', (retract, gravity, length) => {
  const world = run(hangingRope(), 3600, {...OPTIONS, retract, gravity});
  const last = freeNodes(world).at(-1);
  expect(Math.abs((last?.y ?? NaN) - 10 - length)).toBeLessThan(length * 0.02);
});

test('what moves comes to rest with friction', () => {
  const early = energyOf(run(createSoftWorld(), 60));
  expect(energyOf(run(createSoftWorld(), 1800))).toBeLessThan(early / 20);
});

test('the ball lands on the floor and stays round', () => {
  const ball = run(createSoftWorld(), 1800, {...OPTIONS, retract: 60, expand: 60}).bodies[2];
  const heights = ball?.nodes.map(({y}) => y) ?? [];
  expect(Math.max(...heights)).toBe(ROOM.floor);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(40);
});

test('a node that is held is pulled to the pointer, and the fixed ones stay', () => {
  const world = createSoftWorld();
  const end = freeNodes(world)[nodeAt(world, 160, 24) ?? -1];
  const fixed = world.bodies[1]?.nodes[0];
  run(world, 1, OPTIONS, {x: 160, y: 24, isDown: true, isInside: true});
  run(world, 240, {...OPTIONS, gravity: 0}, {x: 110, y: 100, isDown: true, isInside: true});
  expect(Math.hypot((end?.x ?? 0) - 110, (end?.y ?? 0) - 100)).toBeLessThan(12);
  expect(fixed).toMatchObject({x: 60, y: 24});
});

test('nothing leaves the room, however strong it is pulled', () => {
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
