import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../analysis/Analyzer';
import {english} from '../analysis/lunrLanguage';
import {randomNumbers} from '../__tests__/randomNumbers';
import {manifestOf} from '../engine/reading/__tests__/memoryContext';
import {DOCUMENTATION, indexFiles, page} from '../engine/reading/__tests__/memoryIndex';
import type {Page} from '../extract/page/Page';
import {MANIFEST} from '../format/layout';
import {settingsOf} from '../build/buildOptions';
import {IndexBuilder} from './IndexBuilder';
import {PageCounter} from './PageCounter';
import {encodePageText} from './PageText';

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

  it('counts pages and sections', () => {
    const builder = new IndexBuilder(createAnalyzer(english), settingsOf({}));
    const counter = new PageCounter(builder.analyzer);
    for (const one of DOCUMENTATION) builder.add(encodePageText(one), counter.count(one));
    expect([builder.pages, builder.sections]).toEqual([3, 8]);
  });

  it('gives the manifest last and names all other files after its id', () => {
    const names = [...indexFiles(DOCUMENTATION).keys()];
    const {id} = manifestOf(indexFiles(DOCUMENTATION));
    expect(names.at(-1)).toBe(MANIFEST);
    expect(names.slice(0, -1)).toEqual([`${id}.x0.bin`]);
  });

  it('puts all but the texts into the manifest of a small index', () => {
    expect(Object.keys(manifestOf(indexFiles(DOCUMENTATION)).inline)).toEqual(['t', 'r', 'h']);
    expect(manifestOf(indexFiles(randomPages(5, 900))).inline).toEqual({});
  });

  it('writes as many files as the manifest announces', () => {
    const files = indexFiles(randomPages(5, 900));
    const {slices, heads, texts, forward, backward} = manifestOf(files);
    const count = (kind: string): number =>
      [...files.keys()].filter((name) => name.includes(`.${kind}`)).length;
    expect([count('t'), count('h'), count('x'), count('f'), count('r')]).toEqual(
      [slices, heads, texts, forward, backward].map((list) => list.length),
    );
    expect(slices.length).toBeGreaterThan(1);
    expect(slices).toEqual([...slices].sort());
  });

  it('numbers pages by address and notes which are boosted', () => {
    const {pages, boostedPages} = manifestOf(
      indexFiles([
        {...page('/c', 'C', [['', '']]), boost: 3},
        page('/a', 'A', [['', '']]),
        {
          ...page('/b', 'B', [
            ['', ''],
            ['B', ''],
          ]),
          boost: 0.5,
        },
      ]),
    );
    expect(pages).toEqual([1, 2, 1]);
    expect(boostedPages).toEqual([
      [1, 0.5],
      [2, 3],
    ]);
  });

  it.each([
    ['a text', [page('/audio', 'Audio', [['', 'Play no sounds.']])], {}],
    ['an address', [page('/sound', 'Audio', [['', 'Play sounds.']])], {}],
    ['a setting', [page('/audio', 'Audio', [['', 'Play sounds.']])], {excerptLength: 60}],
  ])('gives the index another id when %s changes', (_, pages, options) => {
    const before = indexFiles([page('/audio', 'Audio', [['', 'Play sounds.']])]);
    expect(manifestOf(indexFiles(pages, options)).id).not.toBe(manifestOf(before).id);
  });

  it('keeps the settings in the manifest', () => {
    const settings = {language: 'de', synonyms: [['ton', 'klang']], excerptLength: 90};
    expect(manifestOf(indexFiles([], settings))).toMatchObject(settings);
  });

  it('makes an index of no pages', () => {
    const {pages, texts, slices} = manifestOf(indexFiles([]));
    expect([pages, texts, slices]).toEqual([[], [], ['']]);
  });
});
