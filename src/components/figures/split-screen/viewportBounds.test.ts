import {describe, expect, it} from 'vitest';
import {type SplitLayout, viewportBounds} from './viewportBounds';

const SCREEN = {width: 640, height: 360};
const LAYOUTS: SplitLayout[] = ['HorizontalLayout', 'VerticalLayout', 'TableLayout'];

const all = (layout: SplitLayout, count: number, padding: number) =>
  Array.from({length: count}, (_, index) => viewportBounds(layout, index, count, padding, SCREEN));

it('one viewport fills the screen', () => {
  for (const layout of LAYOUTS) {
    expect(all(layout, 1, 4)).toEqual([{x: 0, y: 0, width: 640, height: 360}]);
  }
});

it('three viewports stand side by side, and the last one takes what is left', () => {
  expect(all('HorizontalLayout', 3, 4).map(({x, width}) => [x, width])).toEqual([
    [0, 210],
    [214, 210],
    [428, 212],
  ]);
});

it('the last of three viewports in a table is stretched over its row', () => {
  expect(all('TableLayout', 3, 4)[2]).toEqual({x: 0, y: 182, width: 640, height: 178});
});

describe.each(LAYOUTS)('%s', (layout) => {
  it('never lets viewports overlap, for any count', () => {
    for (let count = 1; count <= 64; count += 1) {
      const areas = all(layout, count, 2);
      for (const [index, a] of areas.entries()) {
        expect(a.width).toBeGreaterThan(0);
        for (const b of areas.slice(index + 1)) {
          const apart =
            a.x + a.width <= b.x ||
            b.x + b.width <= a.x ||
            a.y + a.height <= b.y ||
            b.y + b.height <= a.y;
          expect(apart).toBe(true);
        }
      }
    }
  });

  it('covers the whole screen without padding', () => {
    for (const count of [2, 5, 64]) {
      const sum = all(layout, count, 0).reduce(
        (total, {width, height}) => total + width * height,
        0,
      );
      const rounding = count * 640;
      expect(sum).toBeGreaterThan(640 * 360 - rounding);
      expect(sum).toBeLessThanOrEqual(640 * 360);
    }
  });
});
