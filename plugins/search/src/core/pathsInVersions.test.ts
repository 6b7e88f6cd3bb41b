import {expect, it} from 'vitest';
import {isAtOrBelow, pathsInVersions} from './pathsInVersions';

it.each([
  ['/docs', '/docs', true],
  ['/docs', '/docs/', true],
  ['/docs/intro', '/docs/', true],
  ['/docs-old', '/docs', false],
  ['/docs', '/docs/intro', false],
  ['/anything', '/', true],
  ['/', '', true],
])('The path %s is at or below %s: %s', (path, parent, expected) => {
  expect(isAtOrBelow(path, parent)).toBe(expected);
});

const version = (path: string, isPreferred = false) => ({path, isPreferred});

it.each([
  ['/docs/1.0/api/lamp', ['/docs/1.0/api/lamp', '/docs/api/lamp']],
  ['/docs/1.0/', ['/docs/1.0/', '/docs/']],
  ['/docs/api/lamp', ['/docs/api/lamp']],
  ['/docs/1.0x', ['/docs/1.0x']],
])('The page %s of versioned docs has the paths %j', (path, expected) => {
  expect(pathsInVersions(path, [version('/docs', true), version('/docs/1.0')])).toEqual(expected);
});

it.each(['', '/'])(
  'A page of another version is mapped to the preferred version if the docs are at the root "%s"',
  (root) => {
    const versions = [version(root, true), version('/next')];
    expect(pathsInVersions('/next/api/lamp', versions)).toEqual(['/next/api/lamp', '/api/lamp']);
  },
);

it('A page of another version is mapped to the preferred version even if both versions have a number in their path', () => {
  const versions = [version('/docs/2.0', true), version('/docs/1.0')];
  expect(pathsInVersions('/docs/1.0/api', versions)).toEqual(['/docs/1.0/api', '/docs/2.0/api']);
});
