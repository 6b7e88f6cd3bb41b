import {describe, expect, it} from 'vitest';
import {cachePrefix, fileOfPath} from './OfflineManifest';

describe('The file behind a path', () => {
  const files = new Set([
    'index.html',
    'docs/index.html',
    'blog.html',
    'a/index.html',
    'a.html',
    'x.js',
  ]);
  it.each([
    ['', 'index.html'],
    ['docs', 'docs/index.html'],
    ['docs/', 'docs/index.html'],
    ['docs/index.html', 'docs/index.html'],
    ['blog', 'blog.html'],
    ['blog/', 'blog.html'],
    ['a', 'a.html'],
    ['a/', 'a/index.html'],
    ['x.js', 'x.js'],
    ['unknown', undefined],
  ])('%s → %s', (path, file) => {
    expect(fileOfPath(path, (candidate) => files.has(candidate))).toBe(file);
  });
});

it('Sites with the same origin have caches of their own', () => {
  expect(cachePrefix('https://a.test/docs-site/')).toBe('offline:/docs-site/:');
  expect(cachePrefix('https://a.test/')).toBe('offline:/:');
});
