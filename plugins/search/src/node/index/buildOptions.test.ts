import {expect, it} from 'vitest';
import {isLanguage, joinLanguages, settingsOf} from './buildOptions';

it.each(['en', 'de', 'pt-BR', 'pt_BR', 'zh-Hans', 'no', 'nb', 'tlh', 'de-x-plain'])(
  'knows the language %s',
  (code) => expect(isLanguage(code)).toBe(true),
);

it.each(['', 'x', 'zz', 'german', 'klingon', 'de,en', ' de'])('knows no language %j', (code) =>
  expect(isLanguage(code)).toBe(false),
);

it.each([
  ['de', 'de'],
  [['en', 'de'], 'en,de'],
  [['en', 'zh'], 'en'],
  [['zh', 'en', 'de', 'en'], 'en,de'],
  [['zh', 'ja'], 'zh'],
  ['xx', 'xx'],
])('names %j as %s', (languages, name) => expect(joinLanguages(languages)).toBe(name));

it('has the defaults that the README names', () => {
  expect(settingsOf({})).toEqual({
    language: 'en',
    synonyms: [],
    excerptLength: 50,
  });
});

it('takes what is given', () => {
  const options = {language: 'de', excerptLength: 1};
  expect(settingsOf(options)).toMatchObject({
    language: 'de',
    excerptLength: 1,
  });
});
