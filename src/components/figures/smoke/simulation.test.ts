import {expect, test} from 'vitest';
import {
  createSmoke,
  densityOf,
  GRID,
  type Smoke,
  type SmokeValues,
  STONE,
  stepSmoke,
} from './simulation';
import {createGrid, type SmokeGrid, stepGrid} from './solver';

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
const FLOW = {viscosity: 0.00001, diffusion: 0.00001, iterations: 10};

function run(smoke: Smoke, steps: number, values = VALUES, pointer = AWAY): Smoke {
  for (let step = 0; step < steps; step += 1) stepSmoke(smoke, values, pointer);
  return smoke;
}

/** Largest difference between what flows into a cell and out of it, away from the border. */
function divergenceOf({width, height, speedX, speedY}: SmokeGrid): number {
  let largest = 0;
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const cell = y * width + x;
      const across = (speedX[cell + 1] ?? 0) - (speedX[cell - 1] ?? 0);
      const down = (speedY[cell + width] ?? 0) - (speedY[cell - width] ?? 0);
      largest = Math.max(largest, Math.abs(across + down));
    }
  }
  return largest;
}

test('smoke rises from the fires, and stays out of the stone', () => {
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

test('smoke that is carried neither vanishes nor comes from nothing', () => {
  const grid = createGrid(40, 40);
  const [red] = grid.colors;
  red[20 * 40 + 20] = 100;
  const total = (): number => red.reduce((sum, value) => sum + value, 0);
  for (let step = 0; step < 20; step += 1) stepGrid(grid, FLOW, 1 / 60);
  expect(total()).toBeCloseTo(100, 0);
});

test('a flow becomes free of divergence', () => {
  const grid = createGrid(40, 40);
  grid.speedX[20 * 40 + 20] = 1;
  const before = divergenceOf(grid);
  stepGrid(grid, {...FLOW, iterations: 40}, 1 / 60);
  expect(divergenceOf(grid)).toBeLessThan(before / 5);
});

test('the same on both sides stays the same on both sides', () => {
  const grid = createGrid(41, 41);
  for (let step = 0; step < 30; step += 1) {
    grid.speedY[35 * 41 + 20] = -1;
    grid.colors[3][35 * 41 + 20] = 1;
    stepGrid(grid, {...FLOW, iterations: 60}, 1 / 60);
  }
  const opacity = grid.colors[3];
  for (let y = 1; y < 40; y += 1) {
    for (let x = 1; x < 20; x += 1) {
      expect(opacity[y * 41 + x]).toBeCloseTo(opacity[y * 41 + 40 - x] ?? NaN, 2);
    }
  }
});

test('smoke fades, and without new smoke it is gone', () => {
  const fading = {...VALUES, amount: 0, fade: 1};
  const smoke = run(createSmoke(VALUES), 60);
  expect(densityOf(smoke)).toBeGreaterThan(0);
  expect(densityOf(run(smoke, 300, fading))).toBe(0);
});

test('a pointer that moves through the smoke takes it along, one that rests does not', () => {
  const right = (smoke: Smoke): number => smoke.grid.speedX.reduce((sum, speed) => sum + speed, 0);
  const resting = createSmoke(VALUES);
  run(resting, 30, VALUES, {...AWAY, x: 240, y: 200, isInside: true});
  const stirred = createSmoke(VALUES);
  for (let x = 100; x < 300; x += 10) {
    stepSmoke(stirred, VALUES, {x, y: 200, isDown: false, isInside: true});
  }
  expect(right(stirred)).toBeGreaterThan(right(resting) + 1);
});
