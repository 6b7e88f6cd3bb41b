import {renderHook} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import {
  useVersionChoices,
  type VersionChoice,
  type SearchScope,
  useSearchScope,
} from './useSearchScope';

const version = (name: string, path: string, isLast: boolean) => ({
  name,
  label: name,
  path,
  isLast,
});
const versions = [version('current', '/docs/next', false), version('1.0', '/docs', true)];
const other = [version('2', '/community', true), version('1', '/community/1', false)];
const single = [version('current', '/api', true)];
type Version = (typeof versions)[number];
interface Docs {
  all: Record<string, Version[]>;
  preferred: Record<string, string>;
}
const {place, docs} = vi.hoisted<{place: {pathname: string}; docs: Docs}>(() => ({
  place: {pathname: '/'},
  docs: {all: {}, preferred: {}},
}));

vi.mock('@docusaurus/router', () => ({useLocation: () => place}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePluginAndVersion: () => {
    for (const [pluginId, all] of Object.entries(docs.all)) {
      const around = all.filter(({path}) => place.pathname.startsWith(path));
      const [activeVersion] = around.sort((a, b) => b.path.length - a.path.length);
      if (activeVersion)
        return {activePlugin: {pluginId, pluginData: {versions: all}}, activeVersion};
    }
    return undefined;
  },
  useDocsPreferredVersionByPluginId: () =>
    Object.fromEntries(
      Object.entries(docs.all).map(([pluginId, all]) => [
        pluginId,
        all.find(({name}) => name === docs.preferred[pluginId]) ?? null,
      ]),
    ),
  useAllDocsData: () =>
    Object.fromEntries(Object.entries(docs.all).map(([id, all]) => [id, {versions: all}])),
}));
vi.mock('./useSearchSettings', () => ({
  useSearchSettings: () => ({
    contexts: [
      {key: 'api', label: 'API', paths: ['/docs/api']},
      {key: 'blog', label: 'Blog', paths: ['/blog']},
    ],
  }),
}));

beforeEach(() => {
  docs.all = {default: versions};
  docs.preferred = {};
});

function scopeAt(pathname: string, chosen?: VersionChoice): SearchScope {
  place.pathname = pathname;
  return renderHook(() => useSearchScope(chosen)).result.current;
}

test.each([
  ['/docs/api/lamp', 'api', '/docs', '1.0'],
  ['/docs/next/api/lamp', 'api', '/docs/next', 'current'],
  ['/docs/next/intro', undefined, '/docs/next', 'current'],
  ['/blog/post', 'blog', '/', ''],
  ['/about', undefined, '/', ''],
])(
  'On the page %s, the context is %s and the search covers %s',
  (pathname, key, baseUrl, chosen) => {
    const scope = scopeAt(pathname);
    expect(scope.context?.key).toBe(key);
    expect(scope).toMatchObject({baseUrl, version: chosen});
  },
);

test('Outside docs with several versions, the search covers the preferred version', () => {
  docs.preferred = {default: 'current'};
  expect(scopeAt('/blog/post').baseUrl).toBe('/docs/next');
  expect(scopeAt('/docs/intro').baseUrl).toBe('/docs');
});

test('A selected version replaces the current one, but not the versions of other docs instances', () => {
  docs.all = {default: versions, community: other};
  docs.preferred = {community: '2'};
  const chosen = {value: '1', label: '1', pluginId: 'community', baseUrl: '/community/1'};
  expect(scopeAt('/docs/intro', chosen).baseUrl).toBe('/docs /community/1');
  expect(scopeAt('/docs/intro').baseUrl).toBe('/docs /community');
});

function choicesWith(all: Record<string, Version[]>): VersionChoice[] {
  docs.all = all;
  return renderHook(useVersionChoices).result.current;
}

test('Docs with a single version add nothing to the version selector', () => {
  expect(choicesWith({api: single})).toEqual([]);
  expect(choicesWith({default: versions})).toEqual([
    {value: 'current', label: 'current', pluginId: 'default', baseUrl: '/docs/next'},
    {value: '1.0', label: '1.0', pluginId: 'default', baseUrl: '/docs'},
  ]);
});

test('Versions of several docs instances are distinguished by the names of the instances', () => {
  const choices = choicesWith({default: versions, community: other, api: single});
  expect(choices.map(({value, label}) => `${value} ${label}`)).toEqual([
    'current default: current',
    '1.0 default: 1.0',
    'community:2 community: 2',
    'community:1 community: 1',
  ]);
});
