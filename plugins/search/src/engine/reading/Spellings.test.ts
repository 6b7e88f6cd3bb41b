import {describe, expect, it} from 'vitest';
import {dataFile} from '../../format/layout';
import {seal} from '../../format/sealedFile';
import {cutSpellings} from '../../indexing/encodeTerms';
import {pack} from '../../indexing/indexFiles';
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

/** Such words and more in a list of several chunks, as a large index has it. */
function largeSpellings() {
  const files = indexFiles(PAGES);
  const words = ['mouse', 'mouses', 'nouse', 'house', 'keyboard', 'keyboards', 'graphics'];
  const others = Array.from({length: 300}, (_, n) => `other${1000 + n}`);
  const terms = [...words, ...others].sort().map((term) => ({
    term,
    count: term === 'mouse' ? 40 : 3,
    isInHeading: false,
  }));
  const chunks = cutSpellings(terms, 100);
  const {id, ...small} = manifestOf(files);
  for (const [number, {content}] of chunks.entries()) {
    const name = dataFile(id, 'r', number);
    files.set(name, seal(name, pack([content])));
  }
  const {t, h} = small.inline;
  const manifest = {...small, id, inline: {t, h}, backward: chunks.map(({start}) => start)};
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

  it('are not cut off themselves, however the typed word may be', async () => {
    expect(await near('houzs', 1, true)).toEqual([]);
    expect(await near('houzsx', 1, true)).toEqual([]);
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
});

it('All terms that start so are listed', async () => {
  expect(await small.termsWith('keyb')).toEqual(['keyboard', 'keyboards']);
  expect(await small.termsWith('zebra')).toEqual([]);
  expect(await small.termsWith('')).toContain('c++');
});

describe('spellings of a large index', () => {
  it('are found by their start and by their end, in few chunks', async () => {
    for (const typed of ['keybaord', 'leyboard', 'keyboarf']) {
      const {spellings, names} = largeSpellings();
      expect(await near(typed, 1, false, spellings)).toContain('keyboard');
      expect(names.length).toBeGreaterThan(0);
      expect(names.length).toBeLessThan(4);
    }
  });
});
