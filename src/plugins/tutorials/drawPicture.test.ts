import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {drawPicture} from './drawPicture';

const palette = {r: '#ff0000', b: '#0000ff'};

describe('a picture', () => {
  it('names a letter without a color, and a frame of another size', async () => {
    await expect(drawPicture([['x']], palette)).rejects.toThrow('letter "x". Use one of: . r b');
    await expect(drawPicture([['r'], ['rr']], palette)).rejects.toThrow(
      'Frame 2 must have 1 rows of 1 letters.',
    );
  });

  it('has its frames side by side, with dots transparent', async () => {
    const png = await drawPicture([['r.'], ['br']], palette);
    const {data, info} = await sharp(png).raw().toBuffer({resolveWithObject: true});
    expect([info.width, info.height, info.channels]).toEqual([4, 1, 4]);
    expect([...data]).toEqual([255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 255, 255, 0, 0, 255]);
  });
});
