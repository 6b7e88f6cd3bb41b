import {renderHook} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {usePluralText} from './usePluralText';

// Replaces the plural rules of the page's language: one form, as in Japanese.
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_count: number, forms: string) => forms.split('|')[0]}),
}));

const ENGLISH = '{count} result|{count} results';

function pluralText(count: number, translated: string): string {
  const {result} = renderHook(usePluralText);
  return result.current(count, translated, ENGLISH, {count});
}

describe('The plural form of a text', () => {
  it.each([
    [0, '0 results'],
    [1, '1 result'],
    [3, '3 results'],
  ])('is the English one for %i if the text is not translated', (count, text) => {
    expect(pluralText(count, ENGLISH)).toBe(text);
  });

  it("follows the plural rules of the page's language if the text is translated", () => {
    expect(pluralText(3, '{count} 件|{count} results')).toBe('3 件');
  });
});
