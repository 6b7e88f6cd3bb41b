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
])(
  'The index of the docs instance %s, version %s and context %s is named after all three',
  (id, name, context, folder) => {
    expect(partitionName(version(id, name), context)).toBe(folder);
  },
);

it('Indexes outside the docs are named after their contexts', () => {
  expect(partitionName(undefined, 'blog')).toBe('pages-blog');
  expect(partitionName(undefined, undefined)).toBe('pages-other');
});

it.each<[string, ...Parameters<typeof partitionName>[]]>([
  ['a context “other” and none', [undefined, 'other'], [undefined, undefined]],
  [
    'versions in Chinese',
    [version('default', '稳定版'), undefined],
    [version('default', '测试版'), undefined],
  ],
  ['hyphens in ids and versions', [version('a-b', 'c'), 'd'], [version('a', 'b-c'), 'd']],
  ['hyphens in versions and contexts', [version('a', 'b-c'), 'd'], [version('a', 'b'), 'c-d']],
  ['an instance “pages” and no docs', [version('pages', 'a'), 'b'], [undefined, 'a-b']],
  ['versions in capitals', [version('a', 'LTS'), undefined], [version('a', 'lts'), undefined]],
])('The folder names of indexes differ for %s', (_, one, other) => {
  // Some file systems ignore case.
  expect(partitionName(...one).toLowerCase()).not.toBe(partitionName(...other).toLowerCase());
});

it.each(['稳定版', '../..', '_x', '.x', '1 2', 'ä%2f#?', '2.0-beta'])(
  'The folder name for %s is valid in file systems, on hosts and in addresses',
  (name) => {
    for (const id of [name, 'default'])
      expect(partitionName(version(id, name), 'docs')).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]+$/);
  },
);
