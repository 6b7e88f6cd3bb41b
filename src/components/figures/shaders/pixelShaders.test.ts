import {describe, expect, test} from 'vitest';
import {pictureFromText, pixelFromHex, pixelOf, type Pixel} from './picture';
import * as shaders from './pixelShaders';

const COLORS = {a: '#0a141e', b: '#c86432', w: '#ffffff'};
const row = (letters: string) => pictureFromText([letters], COLORS);
const [A, B] = [pixelFromHex(COLORS.a), pixelFromHex(COLORS.b)];
const CLEAR: Pixel = [0, 0, 0, 0];

describe('the shaders', () => {
  test('greyscale takes the mean of the channels', () => {
    expect(shaders.greyscale(row('ab'), 0).pixels).toEqual([
      [20, 20, 20, 1],
      [116, 116, 116, 1],
    ]);
  });

  test('invert colors takes the difference to 255 and leaves transparent pixels alone', () => {
    expect(shaders.invertColors(row('a.'), 0).pixels).toEqual([[245, 235, 225, 1], CLEAR]);
  });

  test('silhouette gives every visible pixel one color', () => {
    expect(shaders.silhouette(A)(row('.bw'), 0).pixels).toEqual([CLEAR, A, A]);
  });

  test('colorize adds the color with the progress and stops at 255', () => {
    const red = shaders.colorize([255, 0, 0, 1]);
    expect(red(row('a'), 0).pixels).toEqual([A]);
    expect(red(row('a'), 0.5).pixels).toEqual([[137, 20, 30, 1]]);
    expect(red(row('b'), 1).pixels).toEqual([[255, 100, 50, 1]]);
  });

  test('a palette picks the nearest color', () => {
    const palette = shaders.colorPalette([
      [0, 0, 0, 1],
      [255, 128, 0, 1],
    ]);
    expect(palette(row('ab'), 0).pixels).toEqual([
      [0, 0, 0, 1],
      [255, 128, 0, 1],
    ]);
  });

  test('an outline colors the transparent neighbors, diagonals included', () => {
    const source = pictureFromText(['a...', '....', '....'], COLORS);
    const result = shaders.outline(B)(source, 0.5);
    const line: Pixel = [B[0], B[1], B[2], 0.5];
    expect(pixelOf(result, 0, 0)).toEqual(A);
    expect(pixelOf(result, 1, 1)).toEqual(line);
    expect(pixelOf(result, 2, 0)).toEqual(CLEAR);
  });

  test('distortion reads from a place that a sine wave moves sideways', () => {
    const quarter = shaders.distortion(2, 0, 0)(row('abw.'), 0.25);
    expect(quarter.pixels).toEqual(row('w...').pixels);
    expect(shaders.distortion(2, 0, 0)(row('abw.'), 0).pixels).toEqual(row('abw.').pixels);
  });

  test('foliage moves the top by twice the strength and keeps the bottom', () => {
    const source = pictureFromText(['...a...', '...a...', '...a...', '...a...', '...a...'], COLORS);
    const result = shaders.foliage(0.2)(source, 0.25);
    expect(pixelOf(result, 1, 0)).toEqual(A);
    expect(pixelOf(result, 3, 4)).toEqual(A);
  });

  test('motion scrolls around the edges', () => {
    expect(shaders.motion(1, 0)(row('abw.'), 0.25).pixels).toEqual(row('.abw').pixels);
    expect(shaders.motion(1, 0)(row('abw.'), 0).pixels).toEqual(row('abw.').pixels);
  });

  test('an iris shot closes completely', () => {
    const source = pictureFromText(Array<string>(8).fill('aaaaaaaa'), COLORS);
    expect(pixelOf(shaders.irisShot(source, 0.5), 4, 4)).toEqual(A);
    expect(pixelOf(shaders.irisShot(source, 0.5), 0, 0)).toEqual(CLEAR);
    expect(shaders.irisShot(source, 1).pixels.every(([, , , opacity]) => opacity === 0)).toBe(true);
  });

  test('pixelate averages blocks whose size grows with the progress', () => {
    const source = pictureFromText(['ab', 'ab'], COLORS);
    expect(shaders.pixelate(1, 2)(source, 0).pixels).toEqual(source.pixels);
    expect(shaders.pixelate(1, 2)(source, 1).pixels).toEqual(
      Array<Pixel>(4).fill([105, 60, 40, 1]),
    );
  });
});
