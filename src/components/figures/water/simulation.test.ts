import {expect, test} from 'vitest';
import {boxAt, createWater, POOL, stepWater, type Water, type WaterOptions} from './simulation';
import {FLUID_DEFAULTS} from './surface';

const OPTIONS: WaterOptions = {...FLUID_DEFAULTS, buoyancy: 350, dive: 0.5};
const AWAY = {x: 0, y: 0, isDown: false, isInside: false};

function run(water: Water, steps: number, options = OPTIONS, pointer = AWAY): Water {
  for (let step = 0; step < steps; step += 1) stepWater(water, options, pointer);
  return water;
}

test('A held box follows the pointer, and stays within the pool', () => {
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

test('Pressing an empty spot drops a box there, and a seventh box replaces the oldest one', () => {
  const water = createWater(40);
  for (let drop = 0; drop < 8; drop += 1) {
    run(water, 1, OPTIONS, {x: 20 + drop * 60, y: 8, isDown: true, isInside: true});
    run(water, 1);
  }
  expect(water.boxes).toHaveLength(6);
  expect(boxAt(water, 440, 8)).toBe(5);
});
