import {expect, it} from 'vitest';
import {readNumber} from './command';

it('readNumber returns undefined for an option without a value', () => {
  expect(readNumber('limit', undefined)).toBeUndefined();
});

it.each(['0', '-1', '1.5', '3kB', ''])('readNumber rejects the value %j', (text) => {
  expect(() => readNumber('limit', text)).toThrow(
    `Option --limit needs a whole number from 1, got ${text}.`,
  );
});
