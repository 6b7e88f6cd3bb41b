import {type Cell, cellAt, type Grid, indexOf, neighborsOf} from './grid';
import {PriorityQueue} from './PriorityQueue';

export type Algorithm = 'AStarAlgorithm' | 'DijkstraAlgorithm';

export interface Search {
  readonly visited: readonly number[];
  /** From start to end, both included. Empty if there is no path. */
  readonly path: readonly number[];
}

interface Node {
  readonly index: number;
  readonly parent: Node | undefined;
  readonly cost: number;
}

const distance = (a: Cell, b: Cell): number => Math.hypot(a.x - b.x, a.y - b.y);

function backtrack(node: Node | undefined): number[] {
  const path: number[] = [];
  for (let at = node; at; at = at.parent) path.unshift(at.index);
  return path;
}

/** A* search. Engine 3.33.0 also adds the estimate to the cost of the path so far, so the estimate counts twice. */
function aStar(grid: Grid, start: number, end: number, withDiagonals: boolean): Search {
  const open = new PriorityQueue<Node>((a, b) => a.cost - b.cost);
  const closed = new Set<number>();
  const costs = new Map<number, number>([[start, 0]]);
  const goal = cellAt(grid, end);
  open.add({index: start, parent: undefined, cost: 0});
  for (let node = open.remove(); node; node = open.remove()) {
    if (node.index === end) return {visited: [...closed, end], path: backtrack(node)};
    if (closed.has(node.index)) continue;
    closed.add(node.index);
    const cell = cellAt(grid, node.index);
    for (const neighbor of neighborsOf(grid, cell, withDiagonals)) {
      const index = indexOf(grid, neighbor);
      if (index === undefined || closed.has(index)) continue;
      const cost =
        (costs.get(node.index) ?? 0) + distance(neighbor, cell) + distance(neighbor, goal);
      if (cost < (costs.get(index) ?? Number.POSITIVE_INFINITY)) {
        costs.set(index, cost);
        open.add({index, parent: node, cost});
      }
    }
  }
  return {visited: [...closed], path: []};
}

/** Dijkstra's algorithm. Engine 3.33.0 gives all steps the same cost, so it finds the path with the fewest steps. */
function dijkstra(grid: Grid, start: number, end: number, withDiagonals: boolean): Search {
  const used = new Map<number, Node>([[start, {index: start, parent: undefined, cost: 0}]]);
  // Works as a queue, because iterating a map includes entries added during the loop.
  for (const node of used.values()) {
    if (node.index === end) break;
    for (const neighbor of neighborsOf(grid, cellAt(grid, node.index), withDiagonals)) {
      const index = indexOf(grid, neighbor);
      if (index !== undefined && !used.has(index)) {
        used.set(index, {index, parent: node, cost: node.cost + 1});
      }
    }
  }
  const visited = [...used.keys()];
  const last = visited.indexOf(end);
  return {
    visited: last < 0 ? visited : visited.slice(0, last + 1),
    path: backtrack(used.get(end)),
  };
}

const ALGORITHMS = {AStarAlgorithm: aStar, DijkstraAlgorithm: dijkstra};

export function findPath(
  algorithm: Algorithm,
  grid: Grid,
  start: Cell,
  end: Cell,
  withDiagonals: boolean,
): Search {
  const from = indexOf(grid, start);
  const to = indexOf(grid, end);
  if (from === undefined || to === undefined) return {visited: [], path: []};
  return ALGORITHMS[algorithm](grid, from, to, withDiagonals);
}

/** Returns the length of a path in cells. A diagonal step is longer than a straight one. */
export function lengthOf(grid: Grid, path: readonly number[]): number {
  return path.reduce((sum, index, at) => {
    const before = path[at - 1];
    return before === undefined ? 0 : sum + distance(cellAt(grid, before), cellAt(grid, index));
  }, 0);
}
