import {describe, expect, it} from 'vitest';
import {fold} from './fold';

describe('Folding', () => {
  it.each([
    ['ScrewBox', 'screwbox'],
    ['Größe', 'grosse'],
    ['GROẞE', 'grosse'],
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['ﬁle', 'file'],
    ['Ｋｅｙ', 'key'],
    ['C++', 'c++'],
    ['Ελλάδα', 'ελλαδα'],
    ['Мой', 'мой'],
    ['Ещё', 'еще'],
    ['ℝ', 'r'],
    ['Cœur', 'coeur'],
    ['KIRMIZI kırmızı', 'kirmizi kirmizi'],
    ['שָׁלוֹם', 'שלום'],
    ['كتابي', 'كتابي'],
    ['کتابی', 'كتابي'],
    ['مُفِيدٌ', 'مفيد'],
    ['می\u200cشود', 'ميشود'],
    ['۱۲ ٣٤', '12 34'],
    ['हिन्दी', 'हिंदी'],
    ['ज़रूर', 'जरूर'],
    ['अन्य', 'अन्य'],
    ['⚠\ufe0f', '⚠'],
    ['', ''],
  ])('converts "%s" to "%s"', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

it.each([
  '२०२४',
  '২০২৪',
  '២០២៤',
  '٢٠٢٤',
  '۲۰۲۴',
  '２０２４',
  '๒๐๒๔',
  '၂၀၂၄',
  '௨௦௨௪',
  '𝟚𝟘𝟚𝟜',
  '𞥒𞥐𞥒𞥔',
])('The digits of %s become ASCII digits', (digits) => expect(fold(digits)).toBe('2024'));
