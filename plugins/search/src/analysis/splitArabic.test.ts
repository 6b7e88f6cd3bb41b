import {describe, expect, it} from 'vitest';
import {splitArabic} from './splitArabic';
import {splitToken} from './splitToken';

describe('splitArabic', () => {
  it.each([
    ['the article', 'التثبيت', 'تثبيت'],
    ['the article behind a particle', 'والمستودع', 'مستودع'],
    ['the article that is drawn together', 'للبرنامج', 'برنامج'],
    ['vowel signs', 'مُفيدٌ', 'مفيد'],
    ['doubled letters and the article', 'التَّشفير', 'تشفير'],
    ['hamzas', 'إعدادات', 'اعدادات'],
    ['stretched letters', 'نـظـام', 'نظام'],
  ])('makes no difference of %s', (_, first, second) => {
    expect(splitArabic(first)).toEqual({parts: [second], joins: []});
    expect(splitArabic(second)).toEqual({parts: [second], joins: []});
  });

  it.each(['الي', 'والد', 'بالغ', 'لله'])(
    'leaves %s, of which too little would be left',
    (word) => {
      expect(splitArabic(word).parts).toEqual([word]);
    },
  );

  it('reads digits of both kinds', () => {
    expect(splitArabic('٢٠').parts).toEqual(['20']);
    expect(splitArabic('۲۰').parts).toEqual(['20']);
    expect(splitArabic('٠٢:٣٠')).toEqual(splitToken('02:30'));
  });

  it.each(['Größe', 'screwBox.mouse', 'C++', 'データ'])(
    'takes %s as every language does',
    (token) => {
      expect(splitArabic(token)).toEqual(splitToken(token));
    },
  );
});
