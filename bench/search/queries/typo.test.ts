import {describe, expect, it} from 'vitest';
import {seededRandom} from './random';
import {cutInLastWord, withTypo} from './typo';

/** Optimal string alignment distance: insertions, deletions, replacements and swapped neighbours. */
function edits(from: string, to: string): number {
  const rows = [...Array(from.length + 1).keys()].map((row) =>
    [...Array(to.length + 1).keys()].map((column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      const swap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const own = rows[row];
      if (own)
        own[column] = Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + change,
          swap ? at(row - 2, column - 2) + 1 : Infinity,
        );
    }
  }
  return at(from.length, to.length);
}

describe('a typo', () => {
  const texts = [
    'Weak references',
    'aaaaaaa',
    'Introduction to asynchronous programming',
    'Läufer',
  ];

  it('is exactly one edit away, whatever the seed', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      for (const text of texts) {
        const typo = withTypo(text, seededRandom(seed, 'typo')) ?? '';
        expect(edits(text, typo), `${text} → ${typo}`).toBe(1);
      }
    }
  });

  it('leaves words of fewer than five letters alone', () => {
    expect(withTypo('a tiny key', seededRandom(1, 'typo'))).toBeUndefined();
  });
});

describe('a query cut in its last word', () => {
  it('keeps the words before it and at least half of the last one', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const cut = cutInLastWord('Defining options', seededRandom(seed, 'prefix')) ?? '';
      expect('Defining options'.startsWith(cut)).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual('Defining opti'.length);
      expect(cut.length).toBeLessThan('Defining options'.length);
    }
  });

  it('keeps three quarters of a single word', () => {
    for (let seed = 1; seed <= 100; seed += 1)
      expect(cutInLastWord('Glossary', seededRandom(seed, 'prefix'))).toMatch(/^Glossa/);
  });

  it('needs a last word of at least five letters', () => {
    expect(cutInLastWord('Options of git', seededRandom(1, 'prefix'))).toBeUndefined();
    expect(cutInLastWord('exit()', seededRandom(1, 'prefix'))).toBeUndefined();
  });
});
