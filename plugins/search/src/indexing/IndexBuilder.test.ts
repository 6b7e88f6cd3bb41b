import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import {manifestOf} from '../engine/reading/__tests__/memoryContext';
import {indexFiles, page} from '../engine/reading/__tests__/memoryIndex';
import type {Page} from '../extract/page/Page';

function randomPages(seed: number, count: number): Page[] {
  const random = randomNumbers(seed);
  const words = (most: number): string =>
    Array.from({length: 1 + Math.floor(random() * most)}, () =>
      Math.floor(random() ** 3 * 5000).toString(36),
    ).join(' ');
  return Array.from({length: count}, (_, number) => ({
    ...page(`/p${number}`, words(4), [
      ['', words(90)],
      [words(5), words(70)],
    ]),
    description: words(9),
    boost: random() < 0.2 ? 2 : 1,
  }));
}

describe('IndexBuilder', () => {
  it('makes the same bytes whatever the order of the pages', () => {
    const pages = randomPages(5, 60);
    const random = randomNumbers(9);
    const files = indexFiles(pages);
    for (let round = 0; round < 3; round++) {
      const shuffled = pages
        .map((one) => ({one, key: random()}))
        .sort((a, b) => a.key - b.key)
        .map(({one}) => one);
      expect(indexFiles(shuffled)).toEqual(files);
    }
  });

  it('makes the same bytes whatever the order of pages with one address', () => {
    const first = page('/same', 'First', [['', 'one']]);
    const second = page('/same', 'Second', [['', 'two']]);
    expect(indexFiles([second, first])).toEqual(indexFiles([first, second]));
  });

  it('writes as many files as the manifest announces', () => {
    const files = indexFiles(randomPages(5, 900));
    const {slices, heads, texts, backward} = manifestOf(files);
    const count = (kind: string): number =>
      [...files.keys()].filter((name) => name.includes(`.${kind}`)).length;
    expect([count('t'), count('h'), count('x'), count('r')]).toEqual(
      [slices, heads, texts, backward].map((list) => list.length),
    );
    expect(slices.length).toBeGreaterThan(1);
    expect(slices).toEqual([...slices].sort());
  });

  it.each([
    ['a text', [page('/audio', 'Audio', [['', 'Play no sounds.']])], {}],
    ['an address', [page('/sound', 'Audio', [['', 'Play sounds.']])], {}],
    ['a setting', [page('/audio', 'Audio', [['', 'Play sounds.']])], {excerptLength: 60}],
  ])('gives the index another id when %s changes', (_, pages, options) => {
    const before = indexFiles([page('/audio', 'Audio', [['', 'Play sounds.']])]);
    expect(manifestOf(indexFiles(pages, options)).id).not.toBe(manifestOf(before).id);
  });

  it('makes an index of no pages', () => {
    const {pages, texts, slices} = manifestOf(indexFiles([]));
    expect([pages, texts, slices]).toEqual([[], [], ['']]);
  });
});
