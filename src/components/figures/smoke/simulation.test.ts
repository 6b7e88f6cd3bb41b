import {expect, test} from 'vitest';
import {createSmoke, GRID, type Smoke, type SmokeValues, STONE, stepSmoke} from './simulation';

const VALUES: SmokeValues = {
  amount: 2,
  speed: 200,
  fade: 0,
  iterations: 4,
  viscosity: 0.0000000004,
  diffusion: 0.000001,
  hasStone: true,
};
const AWAY = {x: 0, y: 0, isDown: false, isInside: false};

function run(smoke: Smoke, steps: number, values = VALUES, pointer = AWAY): Smoke {
  for (let step = 0; step < steps; step += 1) stepSmoke(smoke, values, pointer);
  return smoke;
}

test('Smoke rises from the fires, and does not enter the stone', () => {
  const {grid} = run(createSmoke(VALUES), 120);
  const column = Array.from(
    {length: GRID.height},
    (_, y) => grid.colors[3][y * GRID.width + 26] ?? 0,
  );
  expect(column.findIndex((opacity) => opacity > 0.05)).toBeLessThan(30);
  for (let x = STONE.x; x < STONE.x + STONE.width; x += 1) {
    expect(grid.colors[3][(STONE.y + 2) * GRID.width + x]).toBe(0);
  }
});

test('A moving pointer drags smoke along, a resting one does not', () => {
  const right = (smoke: Smoke): number => smoke.grid.speedX.reduce((sum, speed) => sum + speed, 0);
  const resting = createSmoke(VALUES);
  run(resting, 30, VALUES, {...AWAY, x: 240, y: 200, isInside: true});
  const stirred = createSmoke(VALUES);
  for (let x = 100; x < 300; x += 10) {
    stepSmoke(stirred, VALUES, {x, y: 200, isDown: false, isInside: true});
  }
  expect(right(stirred)).toBeGreaterThan(right(resting) + 1);
});
