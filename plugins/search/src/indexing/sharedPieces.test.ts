import {describe, expect, it} from 'vitest';
import {sharedPieces} from './sharedPieces';

const encoder = new TextEncoder();
const shared = 'Sprites are drawn with the graphics of the engine.';
const blocks = Array.from({length: 9}, (_, number) =>
  encoder.encode(`${String(number).repeat(200)}${shared}${String(number * 7919).repeat(40)}`),
);

describe('sharedPieces', () => {
  it('holds what several blocks have in common', () => {
    const text = new TextDecoder().decode(sharedPieces(blocks, 96));
    expect(text).toContain('with the graphics of the engine');
  });

  it('keeps to its size', () => {
    for (const size of [0, 47, 48, 100, 300])
      expect(sharedPieces(blocks, size).length).toBeLessThanOrEqual(size);
  });

  it('is empty where nothing repeats', () => {
    expect(
      sharedPieces([encoder.encode('abcdefghijklmnop'), encoder.encode('0123456789')], 96),
    ).toHaveLength(0);
    expect(sharedPieces([], 96)).toHaveLength(0);
  });
});
