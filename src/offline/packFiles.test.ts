import {describe, expect, it} from 'vitest';
import {packFiles, unpackFiles} from './packFiles';

const FILES = [[1, 2, 3], [], [255], Array.from({length: 300}, (_, place) => place % 256), []];
const unpacked = (pack: Uint8Array) =>
  unpackFiles(Uint8Array.from(pack).buffer).map((content) => [...content]);

describe('A pack of files', () => {
  const pack = packFiles(FILES.map((content) => Uint8Array.from(content)));

  it('gives back what was put in, in its order', () => {
    expect(unpacked(pack)).toEqual(FILES);
    expect(unpacked(packFiles([]))).toEqual([]);
  });

  it('gives back what is whole where it was cut off, wherever that is', () => {
    for (let length = 0; length < pack.length; length++) {
      const whole = unpacked(pack.subarray(0, length));
      expect(whole.length).toBeLessThan(FILES.length);
      expect(whole).toEqual(FILES.slice(0, whole.length));
    }
  });
});
