import {describe, expect, it} from 'vitest';
import {fitTitle, shortenLine} from './titleLines';

const SIZES = [{size: 20, room: 1}];
const SMALLEST = {size: 10, room: 2};
/** Simulates a font whose characters are half as wide as they are high, and lines of 100 pixels. */
const fitsIn = (line: string, size: number) => (line.length * size) / 2 <= 100;
const fit = (title: string) => fitTitle(title, SIZES, SMALLEST, fitsIn);

describe('A title', () => {
  it.each([
    ['one two', 20, ['one two']],
    ['one two three', 10, ['one two three']],
    ['one two three four five', 10, ['one two three four', 'five']],
    ['  one   two ', 20, ['one   two']],
    ['TransformComponent', 10, ['TransformComponent']],
  ])('%j has size %d, in which its words fit', (title, size, lines) => {
    expect(fit(title)).toEqual({size, lines});
  });

  it('with a word that is longer than a line is broken within the word, so that no line is too long', () => {
    const {lines, size} = fit('TransformComponentFactoryBean');
    expect(lines).toEqual(['TransformComponentFa', 'ctoryBean']);
    expect(lines.every((line) => fitsIn(line, size))).toBe(true);
  });

  it('in a script without spaces is broken between characters', () => {
    expect(fit('日本語の題名はどこでも折り返すことができますよね').lines).toEqual([
      '日本語の題名はどこでも折り返すことができ',
      'ますよね',
    ]);
  });

  it.each(['word '.repeat(40), 'w'.repeat(90), '語'.repeat(90)])(
    '%j is cut off if it does not fit in any size',
    (title) => {
      const {lines, size} = fit(title);
      expect(lines).toHaveLength(2);
      expect(lines.at(-1)).toMatch(/\S…$/);
      expect(lines.every((line) => fitsIn(line, size))).toBe(true);
    },
  );
});

it('A line is shortened only if it is too long, and between whole characters', () => {
  const fits = (line: string) => [...line].length <= 4;
  expect(shortenLine('four', fits)).toBe('four');
  expect(shortenLine('fives', fits)).toBe('fiv…');
  expect(shortenLine('ab 🇩🇪🇫🇷', fits)).toBe('ab…');
});
