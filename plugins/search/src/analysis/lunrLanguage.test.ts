import type lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {english, loadLanguage, lunrLanguage} from './lunrLanguage';

const upper: lunr.PipelineFunction = (token) => token.update((word) => word.toUpperCase());
const keep: lunr.PipelineFunction = (token) => token;

describe('english', () => {
  it('takes e.g. and i.e. for stop words, beside those of lunr', () => {
    expect(['eg', 'ie', 'the', 'key'].map(english.isStopWord)).toEqual([true, true, true, false]);
  });
});

describe('the synonyms of a language', () => {
  const {synonymsOf} = lunrLanguage(upper, keep, [
    ['show', 'display'],
    ['screen', 'display'],
  ]);

  it('are the other words of all groups with the word', () => {
    expect(synonymsOf('show')).toEqual(['display']);
    expect(synonymsOf('display')).toEqual(['show', 'screen']);
  });

  it('are those of all forms of a word', () => {
    expect(synonymsOf('Show')).toEqual(['display']);
    expect(english.synonymsOf('deleting')).toEqual(english.synonymsOf('delete'));
    expect(english.synonymsOf('deleting')).toContain('remove');
  });
});

describe('loadLanguage', () => {
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

  it('reads pt-BR as Portuguese', async () => {
    const {stem, isStopWord} = await loadLanguage('pt-BR');
    expect(stem('jogando')).toBe(stem('jogar'));
    expect(isStopWord('para')).toBe(true);
  });

  it.each(['ja', 'zh-Hans', 'xx', ''])(
    'takes the words of "%s" as they are written',
    async (locale) => {
      const {stem, isStopWord} = await loadLanguage(locale);
      expect(stem('animations')).toBe('animations');
      expect(isStopWord('the')).toBe(false);
    },
  );
});
