import {describe, expect, it} from 'vitest';
import {contextOf} from '../reading/__tests__/memoryContext';
import {page} from '../reading/__tests__/memoryIndex';
import {splitWord} from './splitWord';

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
