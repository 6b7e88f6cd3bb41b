import {deflateRawSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../engine/__tests__/memoryIndex';
import {inflate} from './inflate';

const random = randomNumbers(1);
const text = (length: number, letters: number): Uint8Array =>
  Uint8Array.from({length}, () => 97 + Math.floor(random() ** 2 * letters));

describe('inflate', () => {
  it.each([0, 1, 7, 300, 4096, 70_000])('restores %i bytes of every kind of content', (length) => {
    for (const letters of [1, 4, 26, 150]) {
      for (const level of [0, 1, 9]) {
        const content = text(length, letters);
        const restored = inflate(deflateRawSync(content, {level}), length);
        expect(Buffer.compare(restored, content)).toBe(0);
      }
    }
  });

  it('refers back to a dictionary', () => {
    const dictionary = new TextEncoder().encode('the quick brown fox jumps');
    const content = new TextEncoder().encode('the quick brown fox sleeps');
    const packed = deflateRawSync(content, {dictionary});
    expect(packed.length).toBeLessThan(deflateRawSync(content).length);
    expect(inflate(packed, content.length, dictionary)).toEqual(content);
  });

  it.each([0, 1, 9])('refuses data of another length than announced, at level %i', (level) => {
    for (const letters of [1, 26]) {
      const packed = deflateRawSync(text(1000, letters), {level});
      for (const expected of [0, 1, 500, 999, 1001, 2000])
        expect(() => inflate(packed, expected), `${expected}`).toThrow(RangeError);
    }
  });

  it('refuses data that is cut off, too long or no deflate stream', () => {
    const packed = deflateRawSync(text(1000, 9));
    expect(() => inflate(packed.subarray(0, -4), 1000)).toThrow(RangeError);
    expect(() => inflate(packed, 999)).toThrow(RangeError);
    expect(() => inflate(packed, 1001)).toThrow(RangeError);
    expect(() => inflate(Uint8Array.of(7), 1)).toThrow(RangeError);
  });
});
