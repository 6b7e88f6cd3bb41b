// @vitest-environment node
import '../theme/__tests__/themeInBrowser';
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {type SearchScope, useSearchScope} from './useSearchScope';

const version = (name: string, path: string, isLast: boolean) => ({
  name,
  label: name,
  path,
  isLast,
});
const versions = [version('current', '/docs/next', false), version('1.0', '/docs', true)];
const place = vi.hoisted(() => ({pathname: '/'}));

vi.mock('@docusaurus/router', () => ({useLocation: () => place}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePluginAndVersion: () => {
    if (!place.pathname.startsWith('/docs')) return undefined;
    const activeVersion = versions.find(({path}) => place.pathname.startsWith(path));
    return {activePlugin: {pluginId: 'default', pluginData: {versions}}, activeVersion};
  },
  useDocsPreferredVersionByPluginId: () => ({default: null}),
  useAllDocsData: () => ({default: {versions}}),
}));
vi.mock('./useSearchSettings', () => ({
  useSearchSettings: () => ({
    contexts: [
      {key: 'api', label: 'API', paths: ['/docs/api']},
      {key: 'blog', label: 'Blog', paths: ['/blog']},
    ],
  }),
}));

afterEach(cleanup);

function scopeAt(pathname: string): SearchScope | undefined {
  place.pathname = pathname;
  let scope: SearchScope | undefined;
  function Reader() {
    scope = useSearchScope();
    return null;
  }
  render(<Reader />);
  return scope;
}

test.each([
  ['/docs/api/lamp', 'api', '/docs', '1.0'],
  ['/docs/next/api/lamp', 'api', '/docs/next', 'current'],
  ['/docs/next/intro', undefined, '/docs/next', 'current'],
  ['/blog/post', 'blog', '/', ''],
  ['/about', undefined, '/', ''],
])('A reader of %s is in the context %s, and searches %s', (pathname, key, baseUrl, chosen) => {
  const scope = scopeAt(pathname);
  expect(scope?.context?.key).toBe(key);
  expect(scope).toMatchObject({baseUrl, version: chosen});
});
