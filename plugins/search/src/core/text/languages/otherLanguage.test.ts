import {describe, expect, it, vi} from 'vitest';
import {fold} from '../fold';
import {otherLanguage} from './otherLanguage';

describe('Loading another language', () => {
  it.each([
    ['de', 'für'],
    ['de', 'über'],
    ['fr', 'même'],
    ['ru', 'мой'],
  ])('provides the stop word of %s in its indexed form: %s', async (code, stopWord) => {
    expect((await otherLanguage(code)).isStopWord(fold(stopWord))).toBe(true);
  });

  it('combines the rules of several languages', async () => {
    const {stem, isStopWord, compoundForms} = await otherLanguage('en,de,ru');
    const same = (a: string, b: string) => expect(stem(fold(a))).toBe(stem(fold(b)));
    same('shadows', 'shadow');
    same('Einstellungen', 'Einstellung');
    same('настройки', 'настройка');
    expect(['the', 'und', 'или', 'lamp'].map(isStopWord)).toEqual([true, true, true, false]);
    expect(compoundForms?.('einstellung')).toContain('einstellungen');
  });

  it('retries a script that failed to load', async () => {
    vi.resetModules();
    vi.doMock('lunr-languages/lunr.da', () => {
      throw new Error('no network');
    });
    const again = await import('./otherLanguage');
    await expect(again.otherLanguage('da')).rejects.toThrow();
    vi.doUnmock('lunr-languages/lunr.da');
    expect((await again.otherLanguage('da')).isStopWord('og')).toBe(true);
  });
});
