import {expect, it} from 'vitest';
import {readNumber} from './command';

it('A number option without a value is undefined', () => {
  expect(readNumber('limit', undefined)).toBeUndefined();
});

it.each(['0', '-1', '1.5', '3kB', ''])('A number option rejects %j', (text) => {
  expect(() => readNumber('limit', text)).toThrow(
    `Option --limit needs a whole number from 1, got ${text}.`,
  );
});
