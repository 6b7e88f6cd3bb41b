export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly walls: boolean[];
}

/** Returns the index of a cell, row by row; undefined if it is outside the grid. */
export function indexOf({columns, rows}: Grid, {x, y}: Cell): number | undefined {
  return x >= 0 && y >= 0 && x < columns && y < rows ? y * columns + x : undefined;
}

export function cellAt({columns}: Grid, index: number): Cell {
  return {x: index % columns, y: Math.floor(index / columns)};
}

export function isFree(grid: Grid, cell: Cell): boolean {
  const index = indexOf(grid, cell);
  return index !== undefined && !grid.walls[index];
}

/** Offsets from a cell to its neighbors, in the order in which the engine checks them. */
const STRAIGHT: readonly Cell[] = [
  {x: 0, y: 1},
  {x: 0, y: -1},
  {x: -1, y: 0},
  {x: 1, y: 0},
];
const DIAGONAL: readonly Cell[] = [
  {x: 1, y: 1},
  {x: -1, y: 1},
  {x: -1, y: -1},
  {x: 1, y: -1},
];

/** Returns the free neighbors of a cell. A diagonal step requires that both cells next to it are free. */
export function neighborsOf(grid: Grid, cell: Cell, withDiagonals: boolean): Cell[] {
  const at = ({x, y}: Cell): Cell => ({x: cell.x + x, y: cell.y + y});
  const diagonal = withDiagonals
    ? DIAGONAL.filter(({x, y}) => isFree(grid, at({x, y: 0})) && isFree(grid, at({x: 0, y})))
    : [];
  return [...STRAIGHT, ...diagonal].map(at).filter((neighbor) => isFree(grid, neighbor));
}
