import {expect, test} from 'vitest';
import {unmatchedPatterns} from '@screwbox/shared/options/unmatchedPatterns';
import {excludedPages} from './indexedRoutes';

test('Globs exclude pages below the base URL, with and without a trailing slash', () => {
  const isExcluded = excludedPages(['/docs/old/**', '/blog/*', '/über'], '/site/');
  for (const path of ['docs/old', 'docs/old/', 'docs/old/a/b', 'blog/first/', '%C3%BCber'])
    expect(isExcluded(`/site/${path}`), path).toBe(true);
  for (const path of ['', 'docs', 'docs/older', 'blog', 'blog/a/b'])
    expect(isExcluded(`/site/${path}`), path).toBe(false);
});

test('Globs that match no page are reported, even if other globs match pages', () => {
  const globs = ['/docs/old/**', '/docs/odl/**', '/blog/*', '/Blog/*', '/docs/old/a/'];
  const isUsed = (glob: string) =>
    ['/site/docs/old/a', '/site/blog/b/'].some(excludedPages([glob], '/site/'));
  expect(unmatchedPatterns('exclude', globs, isUsed)).toEqual(
    ['/docs/odl/**', '/Blog/*', '/docs/old/a/'].map(
      (glob) =>
        `the option "exclude" has "${glob}", which matches nothing on this site. Correct or remove it.`,
    ),
  );
});
