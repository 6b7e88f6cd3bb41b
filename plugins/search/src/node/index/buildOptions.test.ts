import {expect, it} from 'vitest';
import {isLanguage, joinLanguages, settingsOf} from './buildOptions';

it.each(['en', 'de', 'pt-BR', 'pt_BR', 'zh-Hans', 'no', 'nb', 'tlh', 'de-x-plain'])(
  '%s is a language',
  (code) => expect(isLanguage(code)).toBe(true),
);

it.each(['', 'x', 'zz', 'german', 'klingon', 'de,en', ' de'])('%j is not a language', (code) =>
  expect(isLanguage(code)).toBe(false),
);

it.each([
  ['de', 'de'],
  [['en', 'de'], 'en,de'],
  [['en', 'zh'], 'en'],
  [['zh', 'en', 'de', 'en'], 'en,de'],
  [['zh', 'ja'], 'zh'],
  ['xx', 'xx'],
])('The languages %j are stored as %s', (languages, name) =>
  expect(joinLanguages(languages)).toBe(name),
);

it('The default options are those of the README', () => {
  expect(settingsOf({})).toEqual({
    language: 'en',
    synonyms: [],
    excerptLength: 50,
  });
});
