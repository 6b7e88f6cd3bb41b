import {describe, expect, it} from 'vitest';
import {contextOf} from '../reading/__tests__/memoryContext';
import {page} from '../reading/__tests__/memoryIndex';
import {correctWord, splitWord} from './corrections';

const WORDS = 'keyboard animation mouse lamp rendering key tab';
const context = contextOf([page('/a', WORDS, [['', WORDS]])]);

const correct = async (text: string, isPrefix = false) =>
  correctWord({text, isPrefix}, context.dictionary, context.spellings);
const terms = async (text: string, isPrefix = false): Promise<string[]> =>
  (await correct(text, isPrefix)).map(({entry}) => entry.term);

describe('correctWord', () => {
  it('corrects one edit from four letters on', async () => {
    expect(await terms('lapm')).toEqual(['lamp']);
    expect(await terms('tba')).toEqual([]);
  });

  it('corrects two edits from eight letters on', async () => {
    expect(await terms('keybxxrd')).toEqual(['keyboard']);
    expect(await terms('mouesx')).toEqual([]);
  });

  it('weighs the nearer word more, and every correction less than the word itself', async () => {
    const [one] = await correct('animatoin');
    const [two] = await correct('aniamtoin');
    expect([one?.entry.term, two?.entry.term]).toEqual(['animation', 'animation']);
    expect(one?.weight).toBeLessThan(0.55);
    expect(two?.weight).toBeLessThan(one?.weight ?? 0);
  });

  it('leaves the word itself out', async () => {
    expect(await terms('mouse')).toEqual([]);
  });

  it('corrects a word that may be cut off by its start', async () => {
    expect(await terms('renedr', true)).toEqual(['rendering']);
    expect(await terms('renedr')).toEqual([]);
  });

  it('corrects two edits of whole words only', async () => {
    expect(await terms('animxxion', true)).toEqual(['animation']);
    expect(await terms('renxxring', true)).toEqual(['rendering']);
    expect(await terms('anixxtio', true)).toEqual([]);
  });

  it('leaves the word itself out among those with two edits', async () => {
    expect(await terms('keyboard')).toEqual([]);
  });

  it('gives at most eight terms, each with its sections', async () => {
    const words = Array.from('abcdefghijkl', (letter) => `lamp${letter}`).join(' ');
    const many = contextOf([page('/a', words, [['', words]])]);
    const found = await correctWord(
      {text: 'lampz', isPrefix: false},
      many.dictionary,
      many.spellings,
    );
    expect(found).toHaveLength(8);
    expect([...(found[0]?.entry.postings().sections ?? [])]).toEqual([0]);
    expect(found[0]?.letters).toBe(5);
  });
});

const {dictionary} = contextOf([
  page('/a', 'Light', [
    ['', 'a sprite and its sprites on a sheet, in a house or houses or a tent, by an ox and a cat'],
  ]),
]);
const split = (text: string, isPrefix = false) => splitWord({text, isPrefix}, dictionary);

describe('splitWord', () => {
  it('finds two words of the index', async () => {
    expect(await split('spritesheet')).toBe('sprite sheet');
    expect(await split('lighthouses')).toBe('light houses');
  });

  it('takes the longest first word', async () => {
    expect(await split('spritesheet')).not.toBe('sprites heet');
    expect(await split('spritestent')).toBe('sprites tent');
  });

  it('needs both of them, with three letters each', async () => {
    expect(await split('spriteroom')).toBeUndefined();
    expect(await split('roomsprite')).toBeUndefined();
    expect(await split('oxsprite')).toBeUndefined();
    expect(await split('spriteox')).toBeUndefined();
    expect(await split('catsprite')).toBe('cat sprite');
    expect(await split('spritecat')).toBe('sprite cat');
    expect(await split('tent')).toBeUndefined();
    expect(await split('')).toBeUndefined();
  });

  it('lets only the last word of a query be cut off', async () => {
    expect(await split('spriteshe', true)).toBe('sprite she');
    expect(await split('spriteshe')).toBeUndefined();
    expect(await split('sprshe', true)).toBeUndefined();
  });
});
