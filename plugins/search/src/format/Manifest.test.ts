import {describe, expect, it} from 'vitest';
import {decodeManifest, encodeManifest, type Manifest} from './Manifest';

const manifest: Manifest = {
  id: 'c0ffee',
  language: 'de',
  boosts: {title: 5, heading: 3, description: 2, keywords: 2, content: 1},
  synonyms: [['Ton', 'Klang']],
  excerptLength: 50,
  isExact: false,
  slices: ['', 'größe', 'key'],
  forward: ['audio'],
  backward: ['oidua', 'yek'],
  pages: [3, 1, 300],
  blocks: [200, 104],
  boostedPages: [[1, 1.5]],
  sharedText: Uint8Array.of(1, 2, 3),
};

/** The manifest's bytes, as they are when its file has been read. */
const encode = (of: Manifest): Uint8Array =>
  Uint8Array.from(encodeManifest(of).flatMap(({bytes}) => [...bytes]));

describe('the manifest', () => {
  it('is restored', () => {
    expect(decodeManifest(encode(manifest))).toEqual(manifest);
  });

  it('is restored where all lists are empty', () => {
    const empty: Manifest = {
      ...manifest,
      ...{synonyms: [], slices: [], forward: [], backward: [], pages: [], blocks: []},
      ...{boostedPages: [], sharedText: new Uint8Array(0)},
    };
    expect(decodeManifest(encode(empty))).toEqual(empty);
  });

  it('has a shared text that outlives the bytes it was read from', () => {
    const bytes = encode(manifest);
    const {sharedText} = decodeManifest(bytes);
    bytes.fill(0);
    expect([...sharedText]).toEqual([1, 2, 3]);
  });

  it('is refused where it is cut off', () => {
    const bytes = encode(manifest);
    for (let length = 0; length < bytes.length; length++)
      expect(() => decodeManifest(bytes.subarray(0, length))).toThrow(RangeError);
  });
});
