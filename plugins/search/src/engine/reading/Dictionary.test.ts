import {describe, expect, it} from 'vitest';
import {manifestOf, recordReads} from './__tests__/memoryContext';
import {indexFiles, page} from './__tests__/memoryIndex';
import {afterPrefix, Dictionary} from './Dictionary';

/** 9,000 words of the letters a to e, and three of headings. */
const WORDS = Array.from({length: 9000}, (_, n) =>
  Array.from((n + 15_625).toString(5), (digit) => 'abcde'[Number(digit)]).join(''),
);
const files = indexFiles([
  page('/a', 'Keyboard keys', [['', WORDS.join(' ')]]),
  page('/b', 'Keyring', [['', [...WORDS].reverse().join(' ')]]),
]);
const manifest = manifestOf(files);
const sorted = [...new Set(WORDS)].sort();
const open = () => {
  const {read, names} = recordReads(files);
  return {dictionary: new Dictionary(manifest, read), names};
};
const named = (entries: {term: string}[] | undefined): string[] | undefined =>
  entries?.map(({term}) => term);

describe('Dictionary', () => {
  it('finds each term, in one slice', async () => {
    for (const word of sorted.filter((_, index) => index % 9 === 0)) {
      const {dictionary, names} = open();
      expect(await dictionary.find(word)).toMatchObject({term: word, count: 2});
      expect(names).toHaveLength(1);
    }
  });

  it.each(['', 'f', 'key', 'keyboards', 'zzz', '\uffff'])('finds no term "%s"', async (term) => {
    expect(await open().dictionary.find(term)).toBeUndefined();
  });

  it('gives all terms of a range over slices, the end not included', async () => {
    const {dictionary} = open();
    const [low = '', high = ''] = [sorted[10], sorted[550]];
    expect(named(await dictionary.range(low, high))).toEqual(sorted.slice(10, 550));
    expect(named(await dictionary.range('b', afterPrefix('b')))).toEqual(sorted);
    expect(named(await dictionary.range('key', afterPrefix('key')))).toEqual([
      'keyboard',
      'keyring',
      'keys',
    ]);
  });

  it('reads nothing for a range of more slices than are allowed', async () => {
    const {dictionary, names} = open();
    expect(await dictionary.range('b', afterPrefix('b'), 1)).toBeUndefined();
    expect(names).toEqual([]);
    expect(await dictionary.range('b', afterPrefix('b'), manifest.slices.length)).toBeDefined();
  });

  it('has a list for all terms with a prefix', async () => {
    const {dictionary} = open();
    const summary = await dictionary.summary('ke');
    expect([...(summary?.postings().sections ?? [])]).toEqual([0, 1]);
    expect(await dictionary.summary('qu')).toBeUndefined();
  });
});
