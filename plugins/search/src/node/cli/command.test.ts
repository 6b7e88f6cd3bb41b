import {expect, it} from 'vitest';
import {readNumber} from './command';

it('An option without a value has no number', () => {
  expect(readNumber('limit', undefined)).toBeUndefined();
});

it.each(['0', '-1', '1.5', '3kB', ''])('The number of an option cannot be %j', (text) => {
  expect(() => readNumber('limit', text)).toThrow(
    `Option --limit needs a whole number from 1, got ${text}.`,
  );
});
