import {describe, expect, it} from 'vitest';
import {loadLanguage} from './loadLanguage';
import {english} from './lunrLanguage';

describe('English', () => {
  it("has the stop words `e.g.` and `i.e.` in addition to lunr's", () => {
    expect(['eg', 'ie', 'the', 'key'].map(english.isStopWord)).toEqual([true, true, true, false]);
  });
});

describe('Loading a language', () => {
  it.each(['en', 'en-GB', 'EN_us'])('reads %s as English', async (locale) => {
    expect(await loadLanguage(locale)).toBe(english);
  });

  it.each(['de', 'de-CH', 'DE_at'])('reads %s as German', async (locale) => {
    const {stem, isStopWord} = await loadLanguage(locale);
    expect(stem('spielen')).toBe(stem('spiele'));
    expect([isStopWord('und'), isStopWord('the')]).toEqual([true, false]);
  });

  it.each(['no', 'nb', 'nn', 'nb-NO', 'NN_no'])('reads %s as Norwegian', async (locale) => {
    const {stem, isStopWord} = await loadLanguage(locale);
    expect(stem('husene')).toBe(stem('huset'));
    expect([isStopWord('og'), isStopWord('the')]).toEqual([true, false]);
  });

  it.each(['ja', 'zh-Hans', 'xx', ''])(
    'does not change the words of "%s", which lunr does not support',
    async (locale) => {
      const {stem, isStopWord} = await loadLanguage(locale);
      expect(stem('animations')).toBe('animations');
      expect(isStopWord('the')).toBe(false);
    },
  );
});
