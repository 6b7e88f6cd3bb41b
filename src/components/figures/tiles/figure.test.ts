import {expect, it} from 'vitest';
import {TILES} from './figure';

it('Every tile size divides the map into whole tiles', () => {
  const {min, max, step} = TILES.parameters.size;
  for (let size = min; size <= max; size += step) {
    expect([TILES.width % size, TILES.height % size]).toEqual([0, 0]);
  }
});
