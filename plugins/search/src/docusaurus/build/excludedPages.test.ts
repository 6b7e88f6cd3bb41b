import {expect, test} from 'vitest';
import {excludedPages} from './indexedRoutes';

test('Globs exclude pages below the base URL, with and without a trailing slash', () => {
  const isExcluded = excludedPages(['/docs/old/**', '/blog/*', '/über'], '/site/');
  for (const path of ['docs/old', 'docs/old/', 'docs/old/a/b', 'blog/first/', '%C3%BCber'])
    expect(isExcluded(`/site/${path}`), path).toBe(true);
  for (const path of ['', 'docs', 'docs/older', 'blog', 'blog/a/b'])
    expect(isExcluded(`/site/${path}`), path).toBe(false);
});

test('Without globs, every page stays', () => {
  expect(excludedPages([], '/')('/docs/')).toBe(false);
});
