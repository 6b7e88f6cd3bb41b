import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {drawPicture} from './drawPicture';

const palette = {r: '#ff0000', b: '#0000ff'};

describe('An image', () => {
  it('is rejected if a letter has no color or frames differ in size', async () => {
    await expect(drawPicture([['x']], palette)).rejects.toThrow('letter "x". Use one of: . r b');
    await expect(drawPicture([['r'], ['rr']], palette)).rejects.toThrow(
      'Frame 2 must have 1 rows of 1 letters.',
    );
  });

  it('has its frames side by side, and its dots are transparent pixels', async () => {
    const png = await drawPicture([['r.'], ['br']], palette);
    const {data, info} = await sharp(png).raw().toBuffer({resolveWithObject: true});
    expect([info.width, info.height, info.channels]).toEqual([4, 1, 4]);
    expect([...data]).toEqual([255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 255, 255, 0, 0, 255]);
  });
});
