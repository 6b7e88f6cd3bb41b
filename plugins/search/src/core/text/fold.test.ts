import {describe, expect, it} from 'vitest';
import {fold} from './fold';

describe('Folding', () => {
  it.each([
    ['GROẞE', 'grosse'],
    ['Cafe\u0301', 'cafe'],
    ['ﬁle', 'file'],
    ['Ｋｅｙ', 'key'],
    ['Мой', 'мой'],
    ['ℝ', 'r'],
    ['كتابي', 'كتابي'],
    ['अन्य', 'अन्य'],
    ['⚠\ufe0f', '⚠'],
    ['', ''],
  ])('converts "%s" to "%s"', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

it.each(['२०२४', '２０２４', '𝟚𝟘𝟚𝟜', '𞥒𞥐𞥒𞥔'])('The digits of %s become ASCII digits', (digits) =>
  expect(fold(digits)).toBe('2024'),
);
