import {expect, test} from 'vitest';
import {boxAt, createWater, POOL, stepWater, type Water, type WaterOptions} from './simulation';
import {FLUID_DEFAULTS} from './surface';

const OPTIONS: WaterOptions = {...FLUID_DEFAULTS, buoyancy: 350, dive: 0.5};
const AWAY = {x: 0, y: 0, isDown: false, isInside: false};

function run(water: Water, steps: number, options = OPTIONS, pointer = AWAY): Water {
  for (let step = 0; step < steps; step += 1) stepWater(water, options, pointer);
  return water;
}

const motionOf = ({surface}: Water): number =>
  surface.speeds.reduce((sum, speed) => sum + speed * speed, 0);

test('a box falls freely by gravity until it meets the water', () => {
  const water = createWater(40);
  const [, box] = water.boxes;
  const start = box?.y ?? NaN;
  run(water, 12);
  // The sum of 1 to 12 steps of 500/3600 pixels.
  expect((box?.y ?? NaN) - start).toBeCloseTo((78 * 500) / 3600, 8);
});

test('boxes come to rest near the surface, and half of each is under water', () => {
  const water = run(createWater(40), 3600);
  for (const {y, isFloating} of water.boxes) {
    expect(Math.abs(y - POOL.top)).toBeLessThan(6);
    expect(isFloating).toBe(true);
  }
});

test('a box that dives deeper rests lower', () => {
  const {boxes} = run(createWater(40), 3600, {...OPTIONS, dive: 1});
  for (const {y, size} of boxes) expect(Math.abs(y - (POOL.top + size / 2))).toBeLessThan(6);
});

test('waves fade after the boxes have come to rest, and not without dampening', () => {
  expect(motionOf(run(createWater(40), 3600))).toBeLessThan(
    motionOf(run(createWater(40), 120)) / 100,
  );
  const undamped = {...OPTIONS, dampening: 0};
  expect(motionOf(run(createWater(40), 3600, undamped))).toBeGreaterThan(100);
});

test('a box follows the pointer that holds it, and stays within the pool', () => {
  const water = createWater(40);
  const [box] = water.boxes;
  const grab = {x: box?.x ?? 0, y: box?.y ?? 0, isDown: true, isInside: true};
  run(water, 1, OPTIONS, grab);
  run(water, 60, OPTIONS, {...grab, x: 300, y: 60});
  expect(box?.x).toBeCloseTo(300, 1);
  expect(box?.y).toBeCloseTo(60, 1);
  run(water, 120, OPTIONS, {...grab, x: 900, y: 900});
  expect(box?.x).toBe(POOL.width - (box?.size ?? 0) / 2);
  expect(box?.y).toBe(POOL.top + POOL.height - (box?.size ?? 0) / 2);
});

test('pressing on nothing drops a box there, at most six stay', () => {
  const water = createWater(40);
  for (let drop = 0; drop < 8; drop += 1) {
    run(water, 1, OPTIONS, {x: 20 + drop * 60, y: 8, isDown: true, isInside: true});
    run(water, 1);
  }
  expect(water.boxes).toHaveLength(6);
  expect(boxAt(water, 440, 8)).toBe(5);
});
