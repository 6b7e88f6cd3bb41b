import {expect, it} from 'vitest';
import {docsOf} from './__tests__/docs';
import {hiddenRoutes, hiddenVersionPages} from './hiddenRoutes';
import type {SiteContent} from './siteContent';

const SLASHES = {baseUrl: '/', trailingSlash: true};
const METADATA = {
  '/old/intro/': {noIndex: true},
  '/draft/': {noIndex: true},
  '/intro/': {noIndex: false},
};

function versionOf(path: string, noIndex: boolean): SiteContent['docs'] {
  const {docs} = docsOf(path, [{permalink: `${path}/intro`}]);
  const link = {type: 'generated-index', slug: '/guides', permalink: `${path}/guides`};
  const sidebars = {side: [{type: 'category', label: 'Guides', items: [], link}]};
  return docs.map(([instance, {loadedVersions}]) => [
    instance,
    {loadedVersions: loadedVersions.map((version) => ({...version, noIndex, sidebars}))},
  ]) as unknown as SiteContent['docs'];
}

it('are those with noindex of their own, not those of a docs version that has it', () => {
  const docs = [...versionOf('/old', true), ...versionOf('/new', false)];
  const ofVersions = hiddenVersionPages({docs}, SLASHES);
  expect(ofVersions).toEqual(new Set(['/old/intro/', '/old/guides/']));
  expect(hiddenRoutes(METADATA, {noIndex: false, ofVersions})).toEqual(new Set(['/draft/']));
});

it('are none on a site that has noindex as a whole', () => {
  expect(hiddenRoutes(METADATA, {noIndex: true, ofVersions: new Set()})).toEqual(new Set());
});
