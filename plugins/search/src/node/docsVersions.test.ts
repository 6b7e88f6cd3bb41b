import {expect, it} from 'vitest';
import {docsVersions} from './docsVersions';
import type {SiteContent} from './siteContent';

it('are those of all instances, of which each prefers its last one', () => {
  const version = (versionName: string, path: string, isLast: boolean) => ({
    ...{versionName, label: versionName.toUpperCase(), path, isLast},
  });
  const content = {
    docs: [
      [
        'default',
        {loadedVersions: [version('next', '/docs/next', false), version('one', '/', true)]},
      ],
      ['api', {loadedVersions: [version('current', '/api/', true)]}],
    ],
    blogs: [],
    pages: [],
  } as unknown as SiteContent;
  expect(docsVersions(content)).toEqual([
    {pluginId: 'default', name: 'next', label: 'NEXT', path: '/docs/next', isPreferred: false},
    {pluginId: 'default', name: 'one', label: 'ONE', path: '', isPreferred: true},
    {pluginId: 'api', name: 'current', label: 'CURRENT', path: '/api', isPreferred: true},
  ]);
});
