import {expect, it} from 'vitest';
import {isLanguage} from './isLanguage';

it.each(['en', 'de', 'pt-BR', 'pt_BR', 'zh-Hans', 'no', 'nb', 'tlh', 'de-x-plain'])(
  'knows the language %s',
  (code) => expect(isLanguage(code)).toBe(true),
);

it.each(['', 'x', 'zz', 'german', 'klingon', 'de,en', ' de'])('knows no language %j', (code) =>
  expect(isLanguage(code)).toBe(false),
);
