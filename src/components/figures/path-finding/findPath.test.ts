import {describe, expect, it} from 'vitest';
import {createRandom} from '../Figure/random';
import {type Algorithm, findPath, lengthOf} from './findPath';
import {cellAt, type Grid, isFree} from './grid';

const BOTH: Algorithm[] = ['AStarAlgorithm', 'DijkstraAlgorithm'];

function gridOf(...rows: string[]): Grid {
  const walls = [...rows.join('')].map((letter) => letter === '#');
  return {columns: rows[0]?.length ?? 0, rows: rows.length, walls};
}

const EMPTY = gridOf(...new Array<string>(9).fill('.'.repeat(9)));
const CORNER = {x: 0, y: 0};
const OPPOSITE = {x: 8, y: 8};

describe.each(BOTH)('%s', (algorithm) => {
  it('goes straight over the diagonal of an empty grid', () => {
    const {path} = findPath(algorithm, EMPTY, CORNER, OPPOSITE, true);
    expect(path.map((index) => cellAt(EMPTY, index))).toEqual(
      Array.from({length: 9}, (_, at) => ({x: at, y: at})),
    );
  });

  it('needs as many steps as rows and columns without diagonals', () => {
    expect(findPath(algorithm, EMPTY, CORNER, OPPOSITE, false).path).toHaveLength(17);
  });

  it('walks around a wall and never through it', () => {
    const grid = gridOf('.....', '.###.', '...#.', '.###.', '.....');
    const {path} = findPath(algorithm, grid, {x: 2, y: 2}, {x: 4, y: 2}, true);
    expect(path.length).toBeGreaterThan(6);
    for (const index of path) expect(isFree(grid, cellAt(grid, index))).toBe(true);
  });

  it('cuts no corner of a wall', () => {
    const grid = gridOf('.#', '..');
    const {path} = findPath(algorithm, grid, {x: 0, y: 0}, {x: 1, y: 1}, true);
    expect(path).toEqual([0, 2, 3]);
  });

  it('finds nothing when the end is walled in, after looking everywhere', () => {
    const grid = gridOf('....', '..##', '..#.');
    const {path, visited} = findPath(algorithm, grid, {x: 0, y: 0}, {x: 3, y: 2}, true);
    expect(path).toEqual([]);
    expect(visited).toHaveLength(8);
  });

  it('visits no cell twice, begins at the start and ends at the end', () => {
    const {visited} = findPath(algorithm, EMPTY, CORNER, OPPOSITE, true);
    expect(new Set(visited).size).toBe(visited.length);
    expect([visited[0], visited.at(-1)]).toEqual([0, 80]);
  });
});

it('Dijkstra finds the fewest steps on any grid, and A* visits fewer cells', () => {
  const random = createRandom(11);
  let [cellsOfAStar, cellsOfDijkstra] = [0, 0];
  for (let round = 0; round < 50; round += 1) {
    const walls = Array.from({length: 300}, (_, index) => index !== 0 && random() < 0.25);
    const grid = {columns: 20, rows: 15, walls};
    const end = {x: 19, y: 14};
    walls[299] = false;
    const [a, d] = BOTH.map((algorithm) => findPath(algorithm, grid, CORNER, end, true));
    expect(Boolean(a?.path.length)).toBe(Boolean(d?.path.length));
    if (!a?.path.length || !d) continue;
    expect(d.path.length).toBeLessThanOrEqual(a.path.length);
    cellsOfAStar += a.visited.length;
    cellsOfDijkstra += d.visited.length;
  }
  // Not by much: the estimate stays in the cost of the way. See findPath.ts.
  expect(cellsOfAStar).toBeLessThan(cellsOfDijkstra * 0.9);
});

it('a diagonal step is longer than a straight one', () => {
  expect(lengthOf(EMPTY, [0, 1, 11])).toBeCloseTo(1 + Math.SQRT2, 9);
});
