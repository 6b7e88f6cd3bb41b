import {expect, it} from 'vitest';
import {isAtOrBelow} from './isAtOrBelow';

it.each([
  ['/docs', '/docs', true],
  ['/docs/', '/docs', true],
  ['/docs', '/docs/', true],
  ['/docs/intro', '/docs/', true],
  ['/docs-old', '/docs', false],
  ['/docs', '/docs/intro', false],
  ['/anything', '/', true],
  ['/anything', '', true],
  ['/', '', true],
])('%s and %s', (path, parent, expected) => {
  expect(isAtOrBelow(path, parent)).toBe(expected);
});
