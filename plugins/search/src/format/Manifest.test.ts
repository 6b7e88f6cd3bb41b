import {describe, expect, it} from 'vitest';
import {decodeManifest, encodeManifest, type Manifest} from './Manifest';

const manifest: Manifest = {
  id: 'c0ffee',
  language: 'de',
  boosts: {title: 5, heading: 3, description: 2, keywords: 2, content: 1},
  synonyms: [['Ton', 'Klang']],
  excerptLength: 50,
  slices: ['', 'größe', 'key'],
  backward: ['oidua', 'yek'],
  pages: [3, 1, 300],
  heads: [304],
  texts: [200, 104],
  boostedPages: [[1, 1.5]],
  inline: {t: Uint8Array.of(1, 2, 3), h: new Uint8Array()},
};

describe('the manifest', () => {
  it('is restored', () => {
    expect(decodeManifest(encodeManifest(manifest))).toEqual(manifest);
  });

  it('is refused where it is cut off', () => {
    const bytes = encodeManifest(manifest);
    for (let length = 0; length < bytes.length; length++)
      expect(() => decodeManifest(bytes.subarray(0, length))).toThrow(RangeError);
  });
});
