import {describe, expect, it} from 'vitest';
import {page} from '../reading/__tests__/memoryIndex';
import {openPages} from './__tests__/openPages';

const open = (...texts: string[]) =>
  openPages(texts.map((text, number) => page(`/${number}`, `Page ${number}`, [['', text]])));

const names = await open('Use SafeAreaView and useWindowDimensions.');
const prose = await open(
  'It is safe in this area: there are ten of them.',
  'The windows are safe.',
);
const searchProse = (query: string) =>
  prose.search(query, {isKnownElsewhere: (word, isPrefix) => names.has(word, isPrefix)});

describe('A word of another searched index', () => {
  it.each(['safeare', 'safearea', 'safeareaview', 'usewindow', 'SafeAre'])(
    'is neither split nor corrected: %s',
    async (query) => {
      expect((await searchProse(query)).suggestion).toBeUndefined();
      expect((await names.search(query)).hits).toHaveLength(1);
    },
  );

  it('finds no rows in an index that has only the parts of the word', async () => {
    expect((await prose.search('safeare')).hits).not.toEqual([]);
    expect((await searchProse('safeare')).hits).toEqual([]);
  });

  it.each([
    ['safeare', true, true],
    ['safeare', false, false],
    ['safeareaview', false, true],
    ['zebra', true, false],
    ['the', false, true],
  ])('is reported by `has`: has("%s", %s) returns %s', async (word, isPrefix, isKnown) => {
    expect(await names.has(word, isPrefix)).toBe(isKnown);
  });
});

it('A word that no searched index has is corrected', async () => {
  expect((await searchProse('windos ')).suggestion).toBe('windows');
});
