type Values = Float64Array;

/** Grid of cells with the flow and color of smoke. The outermost cells are the border. */
export interface SmokeGrid {
  readonly width: number;
  readonly height: number;
  /** Horizontal speed in grid widths per second. */
  readonly speedX: Values;
  readonly speedY: Values;
  /** Red, green, blue and opacity. Dense smoke has values above 1. */
  readonly colors: readonly [Values, Values, Values, Values];
  readonly open: Int32Array;
  /**
   * Index of the left, right, top and bottom neighbor of each cell. Where a neighbor is an
   * obstacle, the cell's own index is stored.
   */
  readonly neighbors: readonly [Int32Array, Int32Array, Int32Array, Int32Array];
  readonly scratch: readonly [Values, Values, Values, Values];
}

export interface SmokeFlow {
  readonly viscosity: number;
  readonly diffusion: number;
  readonly iterations: number;
}

/** Values below this are set to 0, because arithmetic with denormal numbers is very slow. */
const NOTHING = 1e-12;

/** Creates a grid without smoke. Sizes are in cells and include the border. */
export function createGrid(
  width: number,
  height: number,
  isObstacle: (x: number, y: number) => boolean = () => false,
): SmokeGrid {
  const values = (): Values => new Float64Array(width * height);
  const four = () => [values(), values(), values(), values()] as const;
  const cells = Array.from({length: width * height}, (_, cell) => cell);
  const blocked = cells.map((cell) => isObstacle(cell % width, Math.floor(cell / width)));
  const open = cells.filter((cell) => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    return x > 0 && x < width - 1 && y > 0 && y < height - 1 && !blocked[cell];
  });
  const neighbor = (offset: number): Int32Array =>
    Int32Array.from(cells, (cell) => (blocked[cell + offset] === false ? cell + offset : cell));
  return {
    width,
    height,
    speedX: values(),
    speedY: values(),
    colors: four(),
    open: Int32Array.from(open),
    neighbors: [neighbor(-1), neighbor(1), neighbor(-width), neighbor(width)],
    scratch: four(),
  };
}

function relax(
  {open, neighbors}: SmokeGrid,
  target: Values,
  source: Values,
  rate: number,
  share: number,
  iterations: number,
): void {
  const [left, right, above, below] = neighbors;
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    // An index loop, because an iterator would take twice as long for this many cells.
    for (let index = 0; index < open.length; index += 1) {
      const cell = open[index] ?? 0;
      const around =
        (target[left[cell] ?? 0] ?? 0) +
        (target[right[cell] ?? 0] ?? 0) +
        (target[above[cell] ?? 0] ?? 0) +
        (target[below[cell] ?? 0] ?? 0);
      const value = ((source[cell] ?? 0) + rate * around) * share;
      target[cell] = Math.abs(value) < NOTHING ? 0 : value;
    }
  }
}

function diffuse(grid: SmokeGrid, values: Values, rate: number, iterations: number): void {
  const [target] = grid.scratch;
  target.set(values);
  relax(grid, target, values, rate, 1 / (1 + 4 * rate), iterations);
  values.set(target);
}

/** Removes divergence from the flow, so that as much flows out of each cell as into it. */
function project(grid: SmokeGrid, iterations: number): void {
  const {width, speedX, speedY, open, neighbors} = grid;
  const [pressure, divergence] = grid.scratch;
  const [left, right, above, below] = neighbors;
  const cellSize = 1 / (width - 2);
  pressure.fill(0);
  divergence.fill(0);
  for (const cell of open) {
    const across = (speedX[cell + 1] ?? 0) - (speedX[cell - 1] ?? 0);
    const down = (speedY[cell + width] ?? 0) - (speedY[cell - width] ?? 0);
    divergence[cell] = -0.5 * cellSize * (across + down);
  }
  relax(grid, pressure, divergence, 1, 0.25, iterations);
  const factor = 0.5 / cellSize;
  for (const cell of open) {
    const across = (pressure[right[cell] ?? 0] ?? 0) - (pressure[left[cell] ?? 0] ?? 0);
    const down = (pressure[below[cell] ?? 0] ?? 0) - (pressure[above[cell] ?? 0] ?? 0);
    speedX[cell] = (speedX[cell] ?? 0) - factor * across;
    speedY[cell] = (speedY[cell] ?? 0) - factor * down;
  }
}

/** Moves values with the flow. Each cell takes the value found upstream of it. */
function advect(grid: SmokeGrid, all: readonly Values[], seconds: number): void {
  const {width, height, open, speedX, speedY, scratch} = grid;
  const cells = seconds * (width - 2);
  for (const cell of open) {
    const column = cell % width;
    const row = (cell - column) / width;
    const x = Math.min(width - 1.5, Math.max(0.5, column - cells * (speedX[cell] ?? 0)));
    const y = Math.min(height - 1.5, Math.max(0.5, row - cells * (speedY[cell] ?? 0)));
    const left = Math.floor(x);
    const top = Math.floor(y);
    const corner = top * width + left;
    const right = x - left;
    const bottom = y - top;
    for (let index = 0; index < all.length; index += 1) {
      const values = all[index];
      const target = scratch[index];
      if (!values || !target) continue;
      const upper = (values[corner] ?? 0) * (1 - right) + (values[corner + 1] ?? 0) * right;
      const lower =
        (values[corner + width] ?? 0) * (1 - right) + (values[corner + width + 1] ?? 0) * right;
      const value = upper * (1 - bottom) + lower * bottom;
      target[cell] = Math.abs(value) < NOTHING ? 0 : value;
    }
  }
  for (const [index, values] of all.entries()) {
    const target = scratch[index];
    if (target) for (const cell of open) values[cell] = target[cell] ?? 0;
  }
}

export function stepGrid(
  grid: SmokeGrid,
  {viscosity, diffusion, iterations}: SmokeFlow,
  seconds: number,
): void {
  const {speedX, speedY, colors} = grid;
  const cells = (grid.width - 2) ** 2;
  diffuse(grid, speedX, seconds * viscosity * cells, iterations);
  diffuse(grid, speedY, seconds * viscosity * cells, iterations);
  project(grid, iterations);
  advect(grid, [speedX, speedY], seconds);
  project(grid, iterations);
  for (const values of colors) diffuse(grid, values, seconds * diffusion * cells, iterations);
  advect(grid, colors, seconds);
}
