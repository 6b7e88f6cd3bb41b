import {describe, expect, it, vi} from 'vitest';
import {createAnalyzer} from './Analyzer';
import {fold} from './fold';
import {otherLanguage} from './otherLanguages';

describe('otherLanguage', () => {
  it.each([
    ['da', 'og', 'huset', 'huse'],
    ['de', 'und', 'spielen', 'spiele'],
    ['es', 'para', 'jugando', 'jugar'],
    ['fi', 'ja', 'talossa', 'talosta'],
    ['fr', 'dans', 'continuer', 'continuation'],
    ['hu', 'egy', 'házban', 'háznak'],
    ['it', 'con', 'abbandonata', 'abbandonate'],
    ['nl', 'het', 'lampen', 'lamp'],
    ['no', 'og', 'husene', 'huset'],
    ['pt', 'para', 'jogando', 'jogar'],
    ['ro', 'este', 'abandonat', 'abandonate'],
    ['ru', 'и', 'книга', 'книги'],
    ['sv', 'och', 'lampa', 'lampor'],
    ['tr', 've', 'evler', 'evde'],
  ])('stems and knows the stop words of %s', async (code, stopWord, first, second) => {
    const {stem, isStopWord} = await otherLanguage(code);
    expect(isStopWord(stopWord)).toBe(true);
    expect(isStopWord(first)).toBe(false);
    expect(stem(first)).toBe(stem(second));
    expect(stem(first)).not.toBe(stem(stopWord));
  });

  it.each([
    ['de', 'für'],
    ['de', 'über'],
    ['fr', 'même'],
    ['ru', 'мой'],
  ])('knows the stop word of %s as it is indexed: %s', async (code, stopWord) => {
    expect((await otherLanguage(code)).isStopWord(fold(stopWord))).toBe(true);
  });

  it('takes the words of Arabic apart by its own rules', async () => {
    const {splitText} = createAnalyzer(await otherLanguage('ar'));
    expect(splitText('اقرأ الكِتَابَ')).toEqual(splitText('اقرا كتاب'));
    expect(splitText('setKey')).toEqual([{parts: ['set', 'key'], joins: ['setkey']}]);
  });

  it('takes a language without a stemmer as it is written', async () => {
    const {stem, isStopWord} = await otherLanguage('xx');
    expect(stem('lampen')).toBe('lampen');
    expect(isStopWord('und')).toBe(false);
  });

  it('leaves one language as it is when another is loaded', async () => {
    const german = await otherLanguage('de');
    await otherLanguage('fr');
    expect([german.isStopWord('und'), german.isStopWord('dans')]).toEqual([true, false]);
  });

  it('asks again for the script of a language that did not come', async () => {
    vi.resetModules();
    vi.doMock('lunr-languages/lunr.da', () => {
      throw new Error('no network');
    });
    const again = await import('./otherLanguages');
    await expect(again.otherLanguage('da')).rejects.toThrow();
    vi.doUnmock('lunr-languages/lunr.da');
    expect((await again.otherLanguage('da')).isStopWord('og')).toBe(true);
  });
});
