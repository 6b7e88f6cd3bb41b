import {describe, expect, it, vi} from 'vitest';
import {cheapestSteps} from './cheapestSteps';
import {type CodeBook, ABBREVIATION, REPETITION, SLOTS} from './CodeBook';
import {AbbreviationFinder} from './AbbreviationFinder';
import {pricesOf} from './Prices';
import {Repetitions} from './Repetitions';

const encoder = new TextEncoder();
const ABBREVIATIONS = ['ab', 'bcd', 'abcde'].map((abbreviation) => encoder.encode(abbreviation));

const book = (
  ofByte: number,
  ofLength: number,
  ofDistance: number,
  ofAbbreviation = 0,
): CodeBook<Uint8Array> => ({
  classOf: new Uint8Array(256),
  symbols: [
    new Uint8Array(REPETITION + SLOTS)
      .fill(ofByte, 0, REPETITION)
      .fill(ofLength, REPETITION)
      .fill(ofAbbreviation, ABBREVIATION),
  ],
  distances: new Uint8Array(SLOTS).fill(ofDistance),
  abbreviations: Uint8Array.of(2, 6, 1),
  abbreviationStarts: new Uint32Array(4),
});

function stepsOf(text: string, codes: CodeBook<Uint8Array>, start = 0) {
  const repetitions = new Repetitions();
  const buffer = encoder.encode(text);
  const abbreviations = new AbbreviationFinder(ABBREVIATIONS);
  repetitions.open(buffer);
  const {lengths, distances} = cheapestSteps(
    repetitions,
    abbreviations,
    start,
    buffer.length,
    pricesOf(codes),
  );
  return Array.from(lengths, (length, step) => ({length, distance: distances[step]}));
}

describe('cheapestSteps', () => {
  it('repeats what stands before, the nearest where there are several', () => {
    expect(stepsOf('abcd-abcd+abcd', book(8, 4, 4), 10)).toEqual([{length: 4, distance: 5}]);
  });

  it('writes bytes where a repetition costs more', () => {
    expect(stepsOf('abcabc', book(4, 10, 10), 3)).toHaveLength(3);
  });

  it('takes a short step so that a longer one can follow', () => {
    // "xabc" stands before, but from its second letter on much more does.
    const text = 'xabc|abcdefghijklmn|xabcdefghijklmn';
    expect(stepsOf(text, book(8, 8, 8), text.lastIndexOf('x'))).toEqual([
      {length: 1, distance: 0},
      {length: 14, distance: 16},
    ]);
  });

  it('writes a long run in few steps, each within its bounds', () => {
    const steps = stepsOf('a'.repeat(1000), book(8, 8, 8));
    expect(steps.reduce((sum, {length}) => sum + length, 0)).toBe(1000);
    expect(steps.length).toBeLessThan(7);
    expect(Math.max(...steps.map(({length}) => length))).toBeLessThanOrEqual(258);
  });

  it('takes the abbreviations that save most, by their numbers', () => {
    expect(stepsOf('abcd', book(8, 8, 8, 2))).toEqual([
      {length: 1, distance: 0},
      {length: 3, distance: ~1},
    ]);
    expect(stepsOf('abc', book(8, 8, 8, 2))).toEqual([
      {length: 2, distance: ~0},
      {length: 1, distance: 0},
    ]);
    expect(stepsOf('abcde', book(8, 8, 8, 2))).toEqual([{length: 5, distance: ~2}]);
  });

  it('takes no abbreviation where it costs more, or where none may stand', () => {
    expect(stepsOf('ab', book(2, 8, 8, 3))).toHaveLength(2);
    expect(stepsOf('abcde', book(8, 8, 8, 0))).toHaveLength(5);
  });

  it('tells what each step costs', () => {
    const repetitions = new Repetitions();
    const buffer = encoder.encode('xyzabxyz');
    repetitions.open(buffer);
    const finder = new AbbreviationFinder(ABBREVIATIONS);
    const prices = pricesOf(book(8, 5, 4, 3));
    const {bits} = cheapestSteps(repetitions, finder, 0, buffer.length, prices);
    // Three bytes, an abbreviation of two bits behind its symbol, and a repetition: a length, a distance and one bit of it.
    expect([...bits]).toEqual([8, 8, 8, 3 + 2, 5 + 4 + 1]);
  });

  it.each([
    [undefined, [0, 5, 6]],
    [5, [0, 5, 6]],
    [6, [0, 1, 5, 6]],
    [30, [0, 1, 2, 3, 4, 5, 6]],
  ])(
    'looks for no repetition at a place that is dearer than one behind it, by %s bits',
    (dearer, places) => {
      const repetitions = new Repetitions();
      const buffer = encoder.encode('abcdexy');
      repetitions.open(buffer);
      const find = vi.spyOn(repetitions, 'find');
      const finder = new AbbreviationFinder(ABBREVIATIONS.slice(2));
      const codes = {...book(8, 8, 8, 2), abbreviations: Uint8Array.of(1)};
      cheapestSteps(repetitions, finder, 0, buffer.length, pricesOf(codes), dearer);
      expect(find.mock.calls.map(([at]) => at)).toEqual(places);
    },
  );

  it('does not take what has no code', () => {
    const withoutLengths = book(8, 0, 8);
    expect(stepsOf('a'.repeat(200), withoutLengths)).toHaveLength(200);
    expect(() => stepsOf('abc', book(0, 8, 8))).toThrow('no code');
  });
});
