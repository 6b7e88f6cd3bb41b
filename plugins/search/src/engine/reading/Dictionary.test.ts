import {describe, expect, it, vi} from 'vitest';
import {dataFile} from '../../format/layout';
import {SHARED_SCHEDULER} from './Scheduler';
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
  it('is cut into several slices here', () => {
    expect(manifest.slices.length).toBeGreaterThan(2);
  });

  it('finds each term, in one slice', async () => {
    for (const word of sorted.filter((_, index) => index % 9 === 0)) {
      const {dictionary, names} = open();
      expect(await dictionary.find(word)).toMatchObject({term: word, count: 2});
      expect(names).toHaveLength(1);
    }
  });

  it('looks at the clock before the terms of each slice', async () => {
    const {dictionary} = open();
    await dictionary.range('', '\uffff');
    // What was read before is not read, and takes no look for that.
    const tick = vi.spyOn(SHARED_SCHEDULER, 'tick');
    await dictionary.range('', '\uffff');
    expect(tick.mock.calls.length).toBeGreaterThanOrEqual(manifest.slices.length);
    tick.mockRestore();
  });

  it('gives the sections of a term', async () => {
    const entry = await open().dictionary.find('keys');
    expect([...(entry?.postings().sections ?? [])]).toEqual([0]);
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

  it('gives an empty range where no term is', async () => {
    expect(await open().dictionary.range('f', afterPrefix('f'))).toEqual([]);
    expect(await open().dictionary.range('zz', afterPrefix('zz'))).toEqual([]);
  });

  it('leaves summaries out of a range', async () => {
    const all = named(await open().dictionary.range('', afterPrefix('')));
    expect(all).toEqual([...sorted, 'keyboard', 'keyring', 'keys']);
  });

  it('reads nothing for a range of more slices than are allowed', async () => {
    const {dictionary, names} = open();
    expect(await dictionary.range('b', afterPrefix('b'), 1)).toBeUndefined();
    expect(names).toEqual([]);
    expect(await dictionary.range('b', afterPrefix('b'), manifest.slices.length)).toBeDefined();
  });

  it('counts only the slices of a range, wherever they lie', async () => {
    const {dictionary, names} = open();
    expect(named(await dictionary.range('keys', afterPrefix('keys'), 1))).toEqual(['keys']);
    expect(names).toEqual([dataFile(manifest.id, 't', manifest.slices.length - 1)]);
  });

  it('has a list for all terms with a prefix', async () => {
    const {dictionary} = open();
    const summary = await dictionary.summary('ke');
    expect([...(summary?.postings().sections ?? [])]).toEqual([0, 1]);
    expect(await dictionary.summary('qu')).toBeUndefined();
  });

  it('reads a slice once', async () => {
    const {dictionary, names} = open();
    await dictionary.find('keys');
    await dictionary.find('keys');
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/\.t\d+\.bin$/);
    expect([...files.keys()]).toContain(dataFile(manifest.id, 't', 0));
  });
});
