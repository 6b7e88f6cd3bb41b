import {expect, test} from 'vitest';
import {resolveOptions} from '../options';
import {parseArguments} from './parseArguments';

test.each([
  ['--base', '"baseUrl" is ""'],
  ['--referrer-policy', '"referrerPolicy" is ""'],
  ['--max-bytes', '"maxBytes" is 0'],
])('an empty value of %s, as of a variable that is not set, is no default', (option, message) => {
  const given = parseArguments(['build', option, '']);
  expect(() => given !== 'help' && resolveOptions(given.options)).toThrow(message);
});
