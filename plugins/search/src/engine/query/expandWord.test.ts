import {describe, expect, it} from 'vitest';
import {analyzer, contextOf} from '../reading/__tests__/memoryContext';
import {MANY_WORDS} from '../reading/__tests__/manyWords';
import {page} from '../reading/__tests__/memoryIndex';
import {
  type Expansion,
  expandForms,
  expandPrefix,
  findForms,
  MOST_SLICES_BESIDE,
} from './expandWord';

const {dictionary} = contextOf([
  page('/a', 'Animations', [
    ['', 'animate animated antenna animation company companies the owned owns'],
    ['Antenna', 'antenna animated'],
  ]),
  page('/b', 'Keyboard', [['', 'key keyboards']]),
  page('/c', 'Keys', [['', 'keyboards']]),
]);
const terms = (expansions: Expansion[]): string[] => expansions.map(({entry}) => entry.term);

describe('expandForms', () => {
  const forms = (word: string): Promise<Expansion[]> =>
    expandForms(word, dictionary, analyzer, 0.5);

  it('are the word and the other forms of its stem', async () => {
    expect(terms(await forms('animation')).sort()).toEqual([
      'animate',
      'animated',
      'animation',
      'animations',
    ]);
    expect(terms(await forms('company'))).toEqual(['companies', 'company']);
  });

  it('weigh what they are told to, the word itself 1', async () => {
    for (const {entry, weight, isForm} of await forms('animated')) {
      expect(weight).toBe(entry.term === 'animated' ? 1 : 0.5);
      expect(isForm).toBe(true);
    }
  });

  it('are found for a word that is not in the index', async () => {
    expect(terms(await forms('animating'))).toContain('animated');
  });

  it.each([
    ['move', 'moved moves moving'],
    ['sized', 'size sizes sizing'],
    ['use', 'used uses using'],
    ['studies', 'studied study studying'],
    ['flies', 'fly'],
    ['visible', 'visibility'],
  ])(
    'are all of them, whichever of them %j is, though not all start like the stem',
    async (word, others) => {
      const all = [word, ...others.split(' ')].sort();
      const {dictionary: inflected} = contextOf([page('/a', 'Forms', [['', all.join(' ')]])]);
      for (const one of all) {
        const found = await expandForms(one, inflected, analyzer, 0.5);
        expect(terms(found), one).toEqual(all);
      }
    },
  );

  it('are those that start with the word where the others stand too far apart', async () => {
    const words = ['use', 'used', 'using', ...Array.from({length: 3000}, (_, n) => `usb${n}`)];
    const {dictionary: large} = contextOf([page('/a', 'Words', [['', words.join(' ')]])]);
    expect(terms(await expandForms('use', large, analyzer, 0.5))).toEqual(['use', 'used']);
    const all = await findForms('use', large, analyzer);
    expect(all.map(({term}) => term)).toEqual(['use', 'used', 'using']);
  });

  it('cover all letters of a heading that they are', async () => {
    const all = await forms('keyboard');
    expect(all.map(({entry, letters}) => [entry.term, letters])).toEqual([
      ['keyboard', 8],
      ['keyboards', 9],
    ]);
  });

  it('are only the word itself where it is a stop word', async () => {
    expect(terms(await forms('owns'))).toEqual(['owned', 'owns']);
    expect(terms(await forms('own'))).toEqual([]);
  });

  it('are none for what is not there', async () => {
    expect(await forms('zebra')).toEqual([]);
    expect(await forms('x')).toEqual([]);
  });
});

describe('expandPrefix', () => {
  it('are longer words that start with what was typed, the most common first', async () => {
    expect(terms(await expandPrefix('key', dictionary))).toEqual(['keyboards', 'keyboard', 'keys']);
  });

  it('weigh less than a word, and more the more of them was typed', async () => {
    const [short] = await expandPrefix('keyb', dictionary);
    const [long] = await expandPrefix('keyboar', dictionary);
    expect(long?.weight).toBeGreaterThan(short?.weight ?? 1);
    expect(long?.weight).toBeLessThan(1);
  });

  it('is one list of headings for one or two letters', async () => {
    const [list, ...others] = await expandPrefix('ke', dictionary);
    expect([...(list?.entry.postings().sections ?? [])]).toEqual([2, 3]);
    expect(list?.letters).toBe('ke'.length);
    expect(others).toEqual([]);
  });

  it('are at most 64', async () => {
    const words = Array.from({length: 100}, (_, n) => `lamp${n + 100}`).join(' ');
    const many = contextOf([
      page('/p', 'P', [['', words.replaceAll(/\d/g, (d) => 'abcdefghij'[Number(d)] ?? '')]]),
    ]);
    expect(await expandPrefix('lamp', many.dictionary)).toHaveLength(64);
  });

  it('are none where nothing starts so', async () => {
    expect(await expandPrefix('zeb', dictionary)).toEqual([]);
    expect(await expandPrefix('z', dictionary)).toEqual([]);
  });

  describe('whose words fill many slices', () => {
    const large = contextOf(MANY_WORDS);

    it('is one list', async () => {
      const [list, ...others] = await expandPrefix('lam', large.dictionary);
      expect([...(list?.entry.postings().sections ?? [])]).toEqual([0, 1, 2, 3, 4]);
      expect(others).toEqual([]);
    });

    it('is still its words beside other words, where they are in two slices', async () => {
      const both = async (prefix: string): Promise<number[]> => [
        (await expandPrefix(prefix, large.dictionary)).length,
        (await expandPrefix(prefix, large.dictionary, MOST_SLICES_BESIDE)).length,
      ];
      expect(await both('lam')).toEqual([1, 1]);
      expect(await both('lambaa')).toEqual([1, 64]);
    });
  });
});
