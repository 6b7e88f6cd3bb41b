import {expect, test} from 'vitest';
import {resolveOptions} from '../options';
import {parseArguments} from './parseArguments';

test.each([
  ['--base', '"baseUrl" is ""'],
  ['--referrer-policy', '"referrerPolicy" is ""'],
  ['--max-bytes', '"maxBytes" is 0'],
])(
  'an empty value of %s, as of a variable that is not set, is not a default',
  (option, message) => {
    const given = parseArguments(['build', option, '']);
    expect(() => given !== 'help' && resolveOptions(given.options)).toThrow(message);
  },
);

test.each([
  [
    'img-src',
    `names no sources, which would block everything. If you mean that, write --directive "img-src 'none'".`,
  ],
  ['  script-src  ', `If you mean that, write --directive "script-src 'none'".`],
  ['', '--directive is empty'],
  ['   ', '--directive is empty'],
])('The directive "%s" without sources is refused', (directive, message) => {
  expect(() => parseArguments(['build', '--directive', directive])).toThrow(message);
});
