import {describe, expect, it} from 'vitest';
import {fold} from './fold';

describe('fold', () => {
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
    ['', ''],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});
