import {expect, it} from 'vitest';
import {partitionName} from './partitionName';

const version = (pluginId: string, name: string) => ({
  pluginId,
  name,
  path: '/docs',
  isPreferred: true,
});

it.each([
  ['default', 'current', 'docs', 'default-current-docs'],
  ['default', '1.0', undefined, 'default-1.0-other'],
  ['community', '2025', 'get-help', 'community-2025-get-help'],
])('names the index of %s, version %s and context %s plainly', (id, name, context, folder) => {
  expect(partitionName(version(id, name), context)).toBe(folder);
});

it('names the indexes outside the docs plainly', () => {
  expect(partitionName(undefined, 'blog')).toBe('pages-blog');
  expect(partitionName(undefined, undefined)).toBe('pages-other');
});

it.each<[string, ...Parameters<typeof partitionName>[]]>([
  ['a context “other” and none', [undefined, 'other'], [undefined, undefined]],
  [
    'versions in other letters',
    [version('default', '稳定版'), undefined],
    [version('default', '测试版'), undefined],
  ],
  ['versions with other signs', [version('a', '1+2'), undefined], [version('a', '1_2'), undefined]],
  ['hyphens in ids and versions', [version('a-b', 'c'), 'd'], [version('a', 'b-c'), 'd']],
  ['hyphens in versions and contexts', [version('a', 'b-c'), 'd'], [version('a', 'b'), 'c-d']],
  ['an instance “pages” and no docs', [version('pages', 'a'), 'b'], [undefined, 'a-b']],
  ['capitals', [version('default', 'LTS'), undefined], [version('default', 'lts'), undefined]],
])('gives different folders to %s', (_, one, other) => {
  // Some file systems do not tell capitals from small letters.
  expect(partitionName(...one).toLowerCase()).not.toBe(partitionName(...other).toLowerCase());
});

it.each(['稳定版', '../..', '_x', '.x', '1 2', 'ä%2f#?', '2.0-beta'])(
  'gives %s a name that file systems, hosts and addresses take as it is',
  (name) => {
    for (const id of [name, 'default'])
      expect(partitionName(version(id, name), 'docs')).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]+$/);
  },
);

it.each<[string, RegExp, ...Parameters<typeof partitionName>]>([
  ['a version', /^default-2\.0-beta-docs_[0-9a-f]{8}$/, version('default', '2.0-beta'), 'docs'],
  ['an instance', /^my-docs-v-a\.b-docs_[0-9a-f]{8}$/, version('my docs--v', 'a.b'), 'docs'],
  ['a context', /^pages-other_[0-9a-f]{8}$/, undefined, 'other'],
  ['what begins with signs', /^x-1-other_[0-9a-f]{8}$/, version('._x', '1'), undefined],
])('names %s that is told apart by a short digest legibly', (_, name, ...of) => {
  expect(partitionName(...of)).toMatch(name);
});
