// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';

it('A script is fetched ahead once, however many links need it, and not before the page is idle', async () => {
  const links = () => [...document.querySelectorAll('link[rel=prefetch]')];
  // jsdom knows no kinds of links.
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {value: {supports: () => true}});
  const {default: prefetchOnce} = await import('./prefetchOnce');
  for (const name of ['page', 'other', 'page']) void prefetchOnce(`/assets/js/${name}.js`);
  expect(links()).toEqual([]);
  await vi.waitFor(() => expect(links()).not.toEqual([]));
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/assets/js/page.js',
    '/assets/js/other.js',
  ]);
});
