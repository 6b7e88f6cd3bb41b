import {expect, it} from 'vitest';
import {createRandom} from '../Figure/random';
import {createBoards, longest, search} from './boards';
import {isFree} from './grid';

it.each([8, 16, 24, 32])('Walls leave start and end free with cells of %d units', (cell) => {
  for (let seed = 1; seed < 20; seed += 1) {
    const {grid, start, end} = createBoards(cell, true, createRandom(seed));
    expect([isFree(grid, start), isFree(grid, end)]).toEqual([true, true]);
    const walls = grid.walls.filter(Boolean).length / grid.walls.length;
    expect(walls).toBeGreaterThan(0.1);
    expect(walls).toBeLessThan(0.35);
  }
});

it('The initial walls always leave a path', () => {
  for (let seed = 1; seed < 20; seed += 1) {
    const {searches} = createBoards(16, false, createRandom(seed));
    for (const {path} of searches) expect(path.length).toBeGreaterThan(10);
  }
});

it('A search restarts the animation and removes a wall on the start cell', () => {
  const boards = createBoards(16, true, createRandom(3));
  boards.shown = longest(boards);
  boards.grid.walls[boards.start.y * boards.grid.columns + boards.start.x] = true;
  search(boards, true);
  expect(boards.shown).toBe(0);
  expect(isFree(boards.grid, boards.start)).toBe(true);
});

it('The same seed gives the same walls', () => {
  const walls = (seed: number) => createBoards(16, true, createRandom(seed)).grid.walls;
  expect(walls(5)).toEqual(walls(5));
  expect(walls(5)).not.toEqual(walls(6));
});
