import {expect, it} from 'vitest';
import {isPagePath, pageAddress} from './pageAddress';

it.each(['', '/', '/index.html', '.html', '/?q=light', '#top', '?theme=dark#top'])(
  'A page is kept under one address, whether it is asked for with %j behind its path or not',
  (end) => {
    expect(pageAddress(`https://a.test/site/docs/ecs${end}`)).toBe('https://a.test/site/docs/ecs/');
  },
);

it('The home page has an address as well', () => {
  expect(pageAddress('https://a.test/')).toBe('https://a.test/');
  expect(pageAddress('https://a.test/index.html')).toBe('https://a.test/');
});

it('Pages are told from files', () => {
  for (const page of ['/', '/docs/ecs', '/docs/ecs/', '/docs/ecs.html', '/v1.2/docs/'])
    expect(isPagePath(page)).toBe(true);
  for (const file of ['/img/logo.svg', '/assets/js/main.1a2b.js', '/search-index/docs/index.bin'])
    expect(isPagePath(file)).toBe(false);
});
