import {expect, it} from 'vitest';
import {createRandom} from '../Figure/random';
import {createIsland, hasTile} from './map';

it('An island covers only part of the map', () => {
  for (let seed = 1; seed < 30; seed += 1) {
    const {tiles} = createIsland(19, 10, createRandom(seed));
    const share = tiles.filter(Boolean).length / tiles.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.9);
  }
});

it('Positions outside the map have no tile', () => {
  const grid = {columns: 2, rows: 1, tiles: [true, true]};
  expect([
    hasTile(grid, 1, 0),
    hasTile(grid, 2, 0),
    hasTile(grid, -1, 0),
    hasTile(grid, 0, 1),
  ]).toEqual([true, false, false, false]);
});

it('The same seed gives the same island', () => {
  const island = (seed: number) => createIsland(19, 10, createRandom(seed)).tiles;
  expect(island(2)).toEqual(island(2));
  expect(island(2)).not.toEqual(island(3));
});
