import {inflateSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {drawPicture} from './drawPicture';
import {encodePng} from './encodePng';
import {encodeWav} from './encodeWav';

const palette = {r: '#ff0000', b: '#0000ff'};
const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];
const nothing = [0, 0, 0, 0];

describe('a picture', () => {
  it('has its frames side by side', () => {
    const pixels = drawPicture([['r.'], ['.b']], palette);
    expect(pixels).toMatchObject({width: 4, height: 1});
    expect([...pixels.rgba]).toEqual([...red, ...nothing, ...nothing, ...blue]);
  });

  it('names a letter without a colour, and a frame of another size', () => {
    expect(() => drawPicture([['x']], palette)).toThrow('letter "x". Use one of: . r b');
    expect(() => drawPicture([['r'], ['rr']], palette)).toThrow(
      'Frame 2 must have 1 rows of 1 letters.',
    );
  });

  it('is a PNG whose data hold the pixels', () => {
    const png = Buffer.from(encodePng(drawPicture([['r.', 'b.']], palette)));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2]);
    const length = png.readUInt32BE(33);
    expect(png.subarray(37, 41).toString()).toBe('IDAT');
    const rows = inflateSync(png.subarray(41, 41 + length));
    expect([...rows]).toEqual([0, ...red, ...nothing, 0, ...blue, ...nothing]);
  });

  it('ends with the chunk that every PNG ends with, checksum included', () => {
    const png = Buffer.from(encodePng(drawPicture([['r']], palette)));
    expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  });
});

describe('a sound', () => {
  const tone = {wave: 'square', from: 100, to: 100, milliseconds: 100, volume: 0.5} as const;
  const samples = (bytes: Uint8Array) => {
    const view = Buffer.from(bytes);
    return Array.from({length: (view.length - 44) / 2}, (_, i) => view.readInt16LE(44 + i * 2));
  };

  it('is as long as its tones together', () => {
    expect(samples(encodeWav([tone, {...tone, milliseconds: 200}]))).toHaveLength(2205 + 4410);
  });

  it('swings as often as its pitch says, no louder than its volume, and fades out', () => {
    const values = samples(encodeWav([tone]));
    const turns = values.filter((value, i) => i > 0 && value < 0 !== (values[i - 1] ?? 0) < 0);
    expect(turns.length).toBeGreaterThanOrEqual(18);
    expect(turns.length).toBeLessThanOrEqual(20);
    expect(Math.max(...values)).toBe(Math.round(32767 * 0.5));
    expect(Math.abs(values.at(-1) ?? 1)).toBeLessThan(100);
  });

  it('is the same noise in every build', () => {
    const noise = {...tone, wave: 'noise', from: 2000, to: 300} as const;
    expect(encodeWav([noise])).toEqual(encodeWav([noise]));
  });
});
