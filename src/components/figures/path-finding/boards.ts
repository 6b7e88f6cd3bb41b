import type {Random} from '../Figure/random';
import {type Algorithm, findPath, type Search} from './findPath';
import {type Cell, type Grid, indexOf} from './grid';

/** Width and height of a board in scene units. Both are multiples of every cell size. */
export const BOARD = {width: 288, height: 288};

export const ALGORITHMS: readonly Algorithm[] = ['AStarAlgorithm', 'DijkstraAlgorithm'];

export interface Boards {
  readonly grid: Grid;
  start: Cell;
  end: Cell;
  searches: readonly Search[];
  shown: number;
}

/** Fraction of the board that is wall. */
const DENSITY = 0.28;

/** Adds walls of random length until the board has enough. Starts again if they leave no path. */
export function createBoards(cell: number, withDiagonals: boolean, random: Random): Boards {
  const columns = BOARD.width / cell;
  const rows = BOARD.height / cell;
  const walls = new Array<boolean>(columns * rows).fill(false);
  const grid = {columns, rows, walls};
  const most = Math.max(2, Math.floor(columns / 3));
  let left = walls.length * DENSITY;
  while (left > 0) {
    const length = 2 + Math.floor(random() * most);
    const [x, y] = [Math.floor(random() * columns), Math.floor(random() * rows)];
    const isUpright = random() < 0.5;
    for (let at = 0; at < length; at += 1) {
      const index = indexOf(grid, isUpright ? {x, y: y + at} : {x: x + at, y});
      if (index !== undefined) walls[index] = true;
    }
    left -= length;
  }
  const boards: Boards = {
    grid,
    start: {x: Math.floor(columns / 8), y: Math.floor(rows / 8)},
    end: {x: columns - 1 - Math.floor(columns / 8), y: rows - 1 - Math.floor(rows / 8)},
    searches: [],
    shown: 0,
  };
  search(boards, withDiagonals);
  const hasWay = boards.searches.every(({path}) => path.length > 0);
  return hasWay ? boards : createBoards(cell, withDiagonals, random);
}

export function search(boards: Boards, withDiagonals: boolean): void {
  const {grid, start, end} = boards;
  for (const {x, y} of [start, end]) grid.walls[y * grid.columns + x] = false;
  boards.searches = ALGORITHMS.map((algorithm) =>
    findPath(algorithm, grid, start, end, withDiagonals),
  );
  boards.shown = 0;
}

export const longest = ({searches}: Boards): number =>
  Math.max(...searches.map(({visited}) => visited.length));
