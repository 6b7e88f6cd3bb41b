import {type Pointer, STEP_SECONDS} from '../Figure/scene';
import {createGrid, type SmokeFlow, type SmokeGrid, stepGrid} from './solver';

export const GRID = {width: 80, height: 48, cell: 6};

/** Two fires: center cell and color, each channel 0 to 1. */
const FIRES = [
  {x: 26, y: 42, color: [1, 0.62, 0.2]},
  {x: 54, y: 42, color: [0.25, 0.75, 0.95]},
] as const;
const FIRE_RADIUS = 2;
export const STONE = {x: 34, y: 20, width: 12, height: 5};
/** Radius in cells in which the pointer stirs smoke, and the fraction of its speed that the smoke takes on. */
const STIR_RADIUS = 4;
const STIR = 0.6;

export interface Smoke {
  readonly grid: SmokeGrid;
  last: {readonly x: number; readonly y: number} | undefined;
}

export interface SmokeValues extends SmokeFlow {
  /** Amount of smoke that each fire adds to a cell per second. */
  readonly amount: number;
  /** Upward speed from each fire, in pixels per second. */
  readonly speed: number;
  /** Amount of smoke that disappears from each cell per second. */
  readonly fade: number;
  readonly hasStone: boolean;
}

export function createSmoke({hasStone}: Pick<SmokeValues, 'hasStone'>): Smoke {
  const isStone = (x: number, y: number): boolean =>
    x >= STONE.x && x < STONE.x + STONE.width && y >= STONE.y && y < STONE.y + STONE.height;
  const grid = createGrid(GRID.width, GRID.height, hasStone ? isStone : undefined);
  return {grid, last: undefined};
}

function around(
  {open}: SmokeGrid,
  x: number,
  y: number,
  radius: number,
  visit: (cell: number) => void,
): void {
  for (const cell of open) {
    const column = cell % GRID.width;
    const row = (cell - column) / GRID.width;
    if (Math.abs(column - Math.round(x)) <= radius && Math.abs(row - Math.round(y)) <= radius) {
      visit(cell);
    }
  }
}

const add = (values: Float64Array, cell: number, more: number): void => {
  values[cell] = (values[cell] ?? 0) + more;
};

function emit({grid}: Smoke, {amount, speed}: SmokeValues): void {
  for (const {x, y, color} of FIRES) {
    around(grid, x, y, FIRE_RADIUS, (cell) => {
      for (const [channel, values] of grid.colors.entries()) {
        add(values, cell, amount * (color[channel] ?? 1) * STEP_SECONDS);
      }
      add(grid.speedY, cell, (-speed / (GRID.width * GRID.cell)) * STEP_SECONDS * 4);
    });
  }
}

function stir(smoke: Smoke, {x, y, isInside}: Pointer): void {
  const place = {x: x / GRID.cell, y: y / GRID.cell};
  const {last, grid} = smoke;
  smoke.last = isInside ? place : undefined;
  if (!last || !isInside) return;
  const pushX = ((place.x - last.x) / GRID.width / STEP_SECONDS) * STIR;
  const pushY = ((place.y - last.y) / GRID.width / STEP_SECONDS) * STIR;
  around(grid, place.x, place.y, STIR_RADIUS, (cell) => {
    add(grid.speedX, cell, pushX);
    add(grid.speedY, cell, pushY);
  });
}

export function stepSmoke(smoke: Smoke, values: SmokeValues, pointer: Pointer): void {
  emit(smoke, values);
  stir(smoke, pointer);
  stepGrid(smoke.grid, values, STEP_SECONDS);
  const loss = values.fade * STEP_SECONDS;
  for (const channel of smoke.grid.colors) {
    for (const cell of smoke.grid.open) channel[cell] = Math.max(0, (channel[cell] ?? 0) - loss);
  }
}

export function densityOf({grid}: Smoke): number {
  const opacities = grid.colors[3];
  return opacities.reduce((sum, value) => sum + value, 0) / opacities.length;
}
