import {describe, expect, it} from 'vitest';
import {drawPicture} from './drawPicture';

const palette = {r: '#ff0000', b: '#0000ff'};

describe('a picture', () => {
  it('names a letter without a colour, and a frame of another size', () => {
    expect(() => drawPicture([['x']], palette)).toThrow('letter "x". Use one of: . r b');
    expect(() => drawPicture([['r'], ['rr']], palette)).toThrow(
      'Frame 2 must have 1 rows of 1 letters.',
    );
  });
});
