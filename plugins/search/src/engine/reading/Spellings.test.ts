import {describe, expect, it, vi} from 'vitest';
import {dataFile} from '../../format/layout';
import {seal} from '../../format/sealedFile';
import {cutSpellings} from '../../indexing/cutSpellings';
import {pack} from '../../indexing/indexFiles';
import {SHARED_SCHEDULER} from './Scheduler';
import {contextOf, manifestOf, recordReads} from './__tests__/memoryContext';
import {indexFiles, page} from './__tests__/memoryIndex';
import {Dictionary} from './Dictionary';
import {Spellings} from './Spellings';

const COMMON = 'mouse house keyboard graphics animation rendering lamp'.split(' ');
const PAGES = [
  page('/a', COMMON.join(' '), [['', 'mouse mouses nouse C++ key2024']]),
  page('/b', 'Mouse', [['', 'mouse keyboards']]),
];
const small = contextOf(PAGES).spellings;

/** The same words in lists of several chunks, as a large index has them. */
function largeSpellings() {
  const files = indexFiles(PAGES);
  const words = ['mouse', 'mouses', 'nouse', 'house', 'keyboard', 'keyboards', 'graphics'];
  const others = Array.from({length: 300}, (_, n) => `other${1000 + n}`);
  const terms = [...words, ...others].sort().map((term) => ({
    term,
    count: term === 'mouse' ? 40 : 3,
    isInHeading: false,
  }));
  const {forward, backward} = cutSpellings(terms, 100, true);
  const {id, ...small} = manifestOf(files);
  for (const [direction, chunks] of [['f', forward] as const, ['r', backward] as const])
    for (const [number, {content}] of chunks.entries()) {
      const name = dataFile(id, direction, number);
      files.set(name, seal(name, pack([content])));
    }
  const firsts = (chunks: typeof forward): string[] => chunks.map(({start}) => start);
  const manifest = {
    ...{...small, id, inline: {}},
    ...{forward: firsts(forward), backward: firsts(backward)},
  };
  const {read, names} = recordReads(files);
  return {spellings: new Spellings(manifest, read, new Dictionary(manifest, read)), names};
}

const near = async (word: string, limit: number, isPrefix = false, spellings = small) =>
  (await spellings.near(word, limit, isPrefix)).map((one) => one.word);

/** A word with one slip at each place: letters swapped, one lost, another one, one more. */
const misspelt = (word: string): string[] =>
  Array.from({length: word.length + 1}, (_, at) => {
    const [start, first = '', second = ''] = [word.slice(0, at), word[at], word[at + 1]];
    const rest = word.slice(at + 1);
    return [start + second + first + rest.slice(1), start + rest, `${start}q${rest}`].concat(
      `${start}q${first}${rest}`,
    );
  }).flat();

describe('spellings of a small index', () => {
  it.each(['lamp', 'mouse', 'keyboard', 'animation'])(
    'are found with any one slip in %s',
    async (word) => {
      for (const typed of misspelt(word).filter((one) => one.length > 3 && one !== word))
        expect(await near(typed, 1), typed).toContain(word);
    },
  );

  it.each([
    ['r', 'end'],
    ['re', 'nder'],
    ['ren', 'deri'],
  ])(
    'are found with any one slip behind %s in %s, where the word is cut off',
    async (start, end) => {
      const slips = misspelt(end).map((rest) => start + rest);
      for (const typed of slips.filter(({length}) => length > 3))
        expect(await near(typed, 1, true), typed).toContain('rendering');
    },
  );

  it('are not cut off themselves, however the typed word may be', async () => {
    expect(await near('houzs', 1, true)).toEqual([]);
    expect(await near('houzsx', 1, true)).toEqual([]);
  });

  it('are in the order of the alphabet where nothing else tells them apart', async () => {
    const {spellings} = contextOf([page('/a', '', [['', 'lamp lamb limp lump camp']])]);
    expect(await near('lmp', 1, false, spellings)).toEqual(['lamp', 'limp', 'lump']);
    expect(await near('lamx', 1, false, spellings)).toEqual(['lamb', 'lamp']);
  });

  it.each([
    ['a letter that is missing', 'keyboad', 'keyboard'],
    ['a letter too many', 'keyyboard', 'keyboard'],
    ['another letter', 'keybaard', 'keyboard'],
    ['letters in the wrong order', 'keybaord', 'keyboard'],
    ['another first letter', 'leyboard', 'keyboard'],
    ['another last letter', 'keyboarf', 'keyboard'],
    ['a first letter that is missing', 'raphics', 'graphics'],
  ])('are found with %s', async (_, typed, word) => {
    expect(await near(typed, 1)).toContain(word);
  });

  it('lie no further away than asked', async () => {
    expect(await near('grphcs', 1)).toEqual([]);
    expect(await near('grphics', 2)).toContain('graphics');
    expect(await near('grahpisc', 2)).toEqual(['graphics']);
  });

  it('are the nearest first, of equally near ones those with the same initial and the common', async () => {
    expect(await near('muose', 1)).toEqual(['mouse']);
    expect(await near('mous', 1)).toEqual(['mouse']);
  });

  it('are others than the word, which is not misspelt then', async () => {
    expect(await near('mouse', 1)).toEqual(['mouses', 'house']);
  });

  it('are words only', async () => {
    expect(await near('c+', 1)).toEqual([]);
  });

  it('may be longer where the typed word may be cut off', async () => {
    expect(await near('renedr', 1)).toEqual([]);
    expect(await near('renedr', 1, true)).toEqual(['rendering']);
    expect(await small.near('renedr', 1, true)).toEqual([
      {word: 'rendering', distance: 1.5, commonness: 0},
    ]);
  });

  it('list the terms of the dictionary, which is as quickly read', async () => {
    expect(await small.termsWith('key')).toEqual(['key', 'key2024', 'keyboard', 'keyboards']);
  });

  it('are none for an empty word', async () => {
    expect(await near('', 1)).toEqual([]);
  });
});

describe('spellings of a large index', () => {
  it('are found forward and backward, in few chunks', async () => {
    for (const typed of ['keybaord', 'leyboard', 'keyboarf']) {
      const {spellings, names} = largeSpellings();
      expect(await near(typed, 1, false, spellings)).toContain('keyboard');
      expect(names.some((name) => name.includes('.f'))).toBe(true);
      expect(names.some((name) => name.includes('.r'))).toBe(true);
      expect(names.length).toBeLessThan(6);
    }
  });

  it('are looked for in five chunks of a list at most', async () => {
    const {spellings, names} = largeSpellings();
    await spellings.near('otherwise', 1, false);
    expect(names.filter((name) => name.includes('.f'))).toHaveLength(5);
  });

  it('list all terms that start so', async () => {
    const {spellings} = largeSpellings();
    expect(await spellings.termsWith('keyb')).toEqual(['keyboard', 'keyboards']);
    expect(await spellings.termsWith('zebra')).toEqual([]);
    const others = Array.from({length: 300}, (_, n) => `other${1000 + n}`);
    expect(await spellings.termsWith('other')).toEqual(others);
    expect(await spellings.termsWith('')).toHaveLength(307);
  });

  it('are read with a look at the clock before each chunk', async () => {
    const {spellings} = largeSpellings();
    await spellings.termsWith('other100');
    // What was read before is not read, and takes no look for that.
    const tick = vi.spyOn(SHARED_SCHEDULER, 'tick');
    await spellings.termsWith('other100');
    expect(tick).toHaveBeenCalled();
    tick.mockRestore();
  });

  it('say how common they are', async () => {
    const [first] = await largeSpellings().spellings.near('mosue', 1, false);
    expect(first).toEqual({word: 'mouse', distance: 1, commonness: 11});
  });

  it('are found across the bounds of chunks', async () => {
    const {spellings} = largeSpellings();
    for (let n = 1000; n < 1300; n += 17) {
      expect(await near(`otherx${n}`, 1, false, spellings)).toContain(`other${n}`);
    }
  });

  it('are read once', async () => {
    const {spellings, names} = largeSpellings();
    await spellings.near('mosue', 1, false);
    const before = names.length;
    await spellings.near('mosue', 1, false);
    expect(names).toHaveLength(before);
  });
});
