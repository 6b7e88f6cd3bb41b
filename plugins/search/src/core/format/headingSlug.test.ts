import {describe, expect, it} from 'vitest';
import {decodeHash, encodeHash} from './layout';

describe('The fragment of a heading', () => {
  it.each([
    ['Rendering sprites', 'rendering-sprites'],
    ['What’s new in 3.0?', 'whats-new-in-30'],
    ['What’s new in 3.0?', 'what-s-new-in-3-0'],
  ])(
    'is stored as one character if a known algorithm derives it from the heading: %s → %s',
    (heading, hash) => {
      const encoded = encodeHash(hash, heading);
      expect(encoded).toHaveLength(1);
      expect(decodeHash(encoded, heading)).toBe(hash);
    },
  );

  it.each([
    ['add', 'add(int,E)'],
    ['Prototypes', '__proto__'],
    ['Rendering sprites', 'rendering-sprites-1'],
    ['Top', ''],
  ])(
    'is stored unchanged if no known algorithm derives it from the heading: %s → %s',
    (heading, hash) => {
      expect(encodeHash(hash, heading)).toBe(hash);
      expect(decodeHash(hash, heading)).toBe(hash);
    },
  );
});
