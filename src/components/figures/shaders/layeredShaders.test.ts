import {describe, expect, test} from 'vitest';
import {
  aberration,
  colorizeBetween,
  combined,
  dissolve,
  expand,
  neon,
  noise,
  over,
  underwater,
} from './layeredShaders';
import {createPicture, type Picture, type Pixel, pixelOf} from './picture';

const WHITE: Pixel = [255, 255, 255, 1];
const GRAY: Pixel = [100, 100, 100, 1];
const square = (size: number, pixel: Pixel): Picture => createPicture(size, size, () => pixel);
const visible = ({pixels}: Picture): number =>
  pixels.filter(([, , , opacity]) => opacity > 0).length;

test('a border is added on all sides', () => {
  const picture = expand(2, 1)(square(3, WHITE), 0);
  expect([picture.width, picture.height]).toEqual([7, 5]);
  expect(pixelOf(picture, 2, 1)).toEqual(WHITE);
  expect(visible(picture)).toBe(9);
});

test('shaders are applied one after the other', () => {
  const picture = combined(expand(1, 1), expand(2, 2))(square(2, WHITE), 0);
  expect([picture.width, pixelOf(picture, 3, 3)]).toEqual([8, WHITE]);
});

test('a color goes from start to stop with the progress', () => {
  const shader = colorizeBetween([0, 0, 128, 1], [255, 0, 0, 1]);
  expect(pixelOf(shader(square(1, GRAY), 0), 0, 0)).toEqual([100, 100, 228, 1]);
  expect(pixelOf(shader(square(1, GRAY), 0.5), 0, 0)).toEqual([227, 100, 164, 1]);
  expect(pixelOf(shader(square(1, GRAY), 1), 0, 0)).toEqual([255, 100, 100, 1]);
});

describe('laying a pixel over another', () => {
  test('an opaque one hides what is below, a transparent one does not', () => {
    expect(over(GRAY, WHITE)).toEqual(WHITE);
    expect(over(GRAY, [0, 0, 0, 0])).toEqual(GRAY);
  });

  test('a half transparent one is mixed', () => {
    expect(over([0, 0, 0, 1], WHITE, 0.5)).toEqual([127.5, 127.5, 127.5, 1]);
  });
});

test('the copies of an aberration lie on each other at the start', () => {
  const picture = aberration(square(4, WHITE), 0);
  expect(picture.width).toBe(12);
  expect(visible(picture)).toBe(16);
  expect(pixelOf(picture, 4, 4)[3]).toBeCloseTo(1 - 0.9 * 0.9 * 0.8 * 0.8, 10);
  expect(visible(aberration(square(4, WHITE), 0.3))).toBeGreaterThan(16);
});

test('a picture dissolves from all to nothing, and never comes back', () => {
  const left = [0, 0.2, 0.4, 0.6, 0.8, 1].map((progress) =>
    visible(dissolve(square(16, WHITE), progress)),
  );
  expect([left[0], left.at(-1)]).toEqual([256, 0]);
  expect(left).toEqual([...left].sort((a, b) => b - a));
});

test('noise is smooth and between 0 and 1', () => {
  for (let x = 0; x < 5; x += 0.01) {
    expect(noise(x, 2.5, 1)).toBeGreaterThanOrEqual(0);
    expect(noise(x, 2.5, 1)).toBeLessThanOrEqual(1);
    expect(Math.abs(noise(x + 0.01, 2.5, 1) - noise(x, 2.5, 1))).toBeLessThan(0.02);
  }
});

test('under water pixels move by no more than the distortion', () => {
  const numbered = createPicture(20, 20, (x, y) => [x * 10, y * 10, 0, 1]);
  const picture = underwater(80, 6)(numbered, 0.3);
  for (let x = 0; x < 20; x += 1) {
    const [red, green] = pixelOf(picture, x, 10);
    expect(Math.abs(red / 10 - x)).toBeLessThanOrEqual(6);
    expect(Math.abs(green / 10 - 10)).toBeLessThanOrEqual(6);
  }
  expect(picture).not.toEqual(underwater(80, 6)(numbered, 0.5));
});

test('only pixels of the mask color glow', () => {
  const dark = createPicture(9, 9, (x, y) => (x === 4 && y === 4 ? GRAY : [0, 0, 0, 0]));
  expect(neon(WHITE, '#94e8ff')(dark, 0)).toEqual(dark);
  const bright = createPicture(9, 9, (x, y) => (x === 4 && y === 4 ? WHITE : [0, 0, 0, 0]));
  expect(visible(neon(WHITE, '#94e8ff')(bright, 0))).toBeGreaterThan(9);
});
