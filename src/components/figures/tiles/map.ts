import type {Random} from '../Figure/random';

/** A map that stores, row by row, whether each cell has a tile. */
export interface TileGrid {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: boolean[];
}

export const hasTile = ({columns, rows, tiles}: TileGrid, column: number, row: number): boolean =>
  column >= 0 &&
  row >= 0 &&
  column < columns &&
  row < rows &&
  tiles[row * columns + column] === true;

function neighbors(grid: TileGrid, column: number, row: number): number {
  let count = 0;
  for (let y = row - 1; y <= row + 1; y += 1) {
    for (let x = column - 1; x <= column + 1; x += 1) {
      if ((x !== column || y !== row) && hasTile(grid, x, y)) count += 1;
    }
  }
  return count;
}

const SMOOTHINGS = 3;
/**
 * Minimum number of neighboring tiles for an empty cell to get a tile. An existing tile remains if it has one fewer.
 * This rounds the shores of the island.
 */
const ENOUGH = 5;

export function createIsland(columns: number, rows: number, random: Random): TileGrid {
  let grid: TileGrid = {
    columns,
    rows,
    tiles: Array.from({length: columns * rows}, (_, index) => {
      const [x, y] = [index % columns, Math.floor(index / columns)];
      const distance = Math.hypot((x + 0.5) / columns - 0.5, (y + 0.5) / rows - 0.5);
      return random() < 0.85 - distance;
    }),
  };
  for (let round = 0; round < SMOOTHINGS; round += 1) {
    const before = grid;
    grid = {
      columns,
      rows,
      tiles: before.tiles.map((tile, index) => {
        const count = neighbors(before, index % columns, Math.floor(index / columns));
        return count >= (tile ? ENOUGH - 1 : ENOUGH);
      }),
    };
  }
  return grid;
}
