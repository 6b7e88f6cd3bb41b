import {expect, test} from 'vitest';
import {quarterLooks, tileIndex, type TileLayout, type TileMask, tileMask} from './tileMask';

const masks: TileMask[] = Array.from({length: 256}, (_, bits) =>
  tileMask(1, 1, (column, row) => {
    const order = ['1 0', '2 0', '2 1', '2 2', '1 2', '0 2', '0 1', '0 0'];
    return (bits & (1 << order.indexOf(`${column} ${row}`))) !== 0;
  }),
);

const indexes = (layout: TileLayout): Set<number> =>
  new Set(masks.map((mask) => tileIndex(layout, mask)));

test('the 2×2 layout tells 16 tiles apart, as many as its sheet has', () => {
  expect([...indexes('LAYOUT_2X2')].sort((a, b) => a - b)).toEqual([...new Array(16).keys()]);
});

/** The numbers that the sheet of the engine's 3×3 layout has pictures for. */
const OF_SHEET = [
  0, 1, 4, 5, 7, 16, 17, 20, 21, 23, 28, 29, 31, 64, 65, 68, 69, 71, 80, 81, 84, 85, 87, 92, 93, 95,
  112, 113, 116, 117, 119, 124, 125, 127, 193, 197, 199, 209, 213, 215, 221, 223, 241, 245, 247,
  253, 255,
];

test('the 3×3 layout tells 47 tiles apart: exactly those that its sheet has', () => {
  expect([...indexes('LAYOUT_3X3')].sort((a, b) => a - b)).toEqual(OF_SHEET);
});

test('a corner counts only when both neighbors beside it are there', () => {
  const corner = tileMask(1, 1, (column, row) => column === 2 && row === 0);
  expect(tileIndex('LAYOUT_3X3', corner)).toBe(0);
});

test('tiles that look different have different numbers, and those of one number look the same', () => {
  for (const layout of ['LAYOUT_2X2', 'LAYOUT_3X3'] as const) {
    const looks = new Map<number, string>();
    for (const mask of masks) {
      const index = tileIndex(layout, mask);
      const look = quarterLooks(layout, mask).join();
      expect(looks.get(index) ?? look).toBe(look);
      looks.set(index, look);
    }
    expect(new Set(looks.values()).size).toBe(looks.size);
  }
});

test('the middle of a full block is full, a tile alone has four outer corners', () => {
  expect(
    quarterLooks(
      'LAYOUT_3X3',
      tileMask(1, 1, () => true),
    ),
  ).toEqual(new Array(4).fill('full'));
  expect(
    quarterLooks(
      'LAYOUT_2X2',
      tileMask(1, 1, () => false),
    ),
  ).toEqual(new Array(4).fill('outer corner'));
});

test('only the 3×3 layout sees a missing corner', () => {
  const missing = tileMask(1, 1, (column, row) => column !== 0 || row !== 0);
  expect(quarterLooks('LAYOUT_3X3', missing)[0]).toBe('inner corner');
  expect(quarterLooks('LAYOUT_2X2', missing)[0]).toBe('full');
});
