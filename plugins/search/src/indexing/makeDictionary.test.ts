import {describe, expect, it} from 'vitest';
import {makeDictionary} from './makeDictionary';

const encoder = new TextEncoder();
const shared = 'Sprites are drawn with the graphics of the engine.';
const blocks = Array.from({length: 9}, (_, number) =>
  encoder.encode(`${String(number).repeat(200)}${shared}${String(number * 7919).repeat(40)}`),
);

describe('makeDictionary', () => {
  it('holds what several blocks have in common', () => {
    const text = new TextDecoder().decode(makeDictionary(blocks, 96));
    expect(text).toContain('with the graphics of the engine');
  });

  it('keeps to its size', () => {
    for (const size of [0, 47, 48, 100, 300])
      expect(makeDictionary(blocks, size).length).toBeLessThanOrEqual(size);
  });

  it('is empty where nothing repeats', () => {
    expect(
      makeDictionary([encoder.encode('abcdefghijklmnop'), encoder.encode('0123456789')], 96),
    ).toHaveLength(0);
    expect(makeDictionary([], 96)).toHaveLength(0);
  });
});
