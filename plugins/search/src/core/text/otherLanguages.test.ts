import {describe, expect, it, vi} from 'vitest';
import {createAnalyzer} from './Analyzer';
import {fold} from './fold';
import {koreanStem, otherLanguage, splitArabic} from './otherLanguages';
import {splitToken} from './splitToken';

it.each([
  ['기능은', '기능'],
  ['기능이', '기능'],
  ['기능에서는', '기능'],
  ['파일로', '파일'],
  ['사용자의', '사용자'],
  ['라이브러리를', '라이브러리'],
  ['값을', '값'],
])('The particle of %s is removed', (word, noun) => {
  expect(koreanStem(word)).toBe(noun);
});

it.each(['기능', '추가', '나이', '값', 'API', '3'])('%s stays unchanged', (word) => {
  expect(koreanStem(word)).toBe(word);
});

describe('Splitting Arabic', () => {
  it.each([
    ['the article', 'التثبيت', 'تثبيت'],
    ['the article after a particle', 'والمستودع', 'مستودع'],
    ['the contracted article', 'للبرنامج', 'برنامج'],
    ['vowel signs', 'مُفيدٌ', 'مفيد'],
    ['doubled letters and the article', 'التَّشفير', 'تشفير'],
    ['hamzas', 'إعدادات', 'اعدادات'],
    ['stretched letters', 'نـظـام', 'نظام'],
  ])('ignores %s', (_, first, second) => {
    expect(splitArabic(first)).toEqual({parts: [second], joins: []});
    expect(splitArabic(second)).toEqual({parts: [second], joins: []});
  });

  it.each([
    ['وتثبيت', 'تثبيت', 'وتثبيت'],
    ['وملفات', 'ملفات', 'وملفات'],
    ['الواجهة', 'اجهه', 'واجهه'],
    ['واجهة', 'اجهه', 'واجهه'],
  ])('finds %s with and without the word for "and"', (token, word, whole) => {
    expect(splitArabic(token)).toEqual({parts: [word], joins: [], wider: [whole]});
  });

  it.each(['الي', 'والد', 'بالغ', 'لله'])(
    'leaves %s unchanged, because the rest would be too short',
    (word) => {
      expect(splitArabic(word).parts).toEqual([word]);
    },
  );

  it('reads digits of both kinds', () => {
    expect(splitArabic('٢٠').parts).toEqual(['20']);
    expect(splitArabic('۲۰').parts).toEqual(['20']);
    expect(splitArabic('٠٢:٣٠')).toEqual(splitToken('02:30'));
  });
});

describe('Loading another language', () => {
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
  ])('provides stems and stop words of %s', async (code, stopWord, first, second) => {
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
  ])('provides the stop word of %s in its indexed form: %s', async (code, stopWord) => {
    expect((await otherLanguage(code)).isStopWord(fold(stopWord))).toBe(true);
  });

  it('provides separate rules for splitting Arabic words', async () => {
    const {splitText} = createAnalyzer(await otherLanguage('ar'));
    expect(splitText('اقرأ الكِتَابَ')).toEqual(splitText('اقرا كتاب'));
    expect(splitText('setKey')).toEqual([{parts: ['set', 'key'], joins: ['setkey']}]);
  });

  it('leaves words as they are written if there is no stemmer', async () => {
    const {stem, isStopWord} = await otherLanguage('xx');
    expect(stem('lampen')).toBe('lampen');
    expect(isStopWord('und')).toBe(false);
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

  it('loads its script again if that failed to load', async () => {
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
