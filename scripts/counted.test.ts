import {expect, test} from 'vitest';
import {counted} from './counted.mjs';

test('one thing has the singular, none and several the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'error'))).toEqual([
    '0 errors',
    '1 error',
    '2 errors',
  ]);
});
