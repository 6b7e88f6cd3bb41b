import {describe, expect, test} from 'vitest';
import {suggestBaseUrl} from './suggestBaseUrl';

describe('The suggested base URL is the address without the route', () => {
  test.each([
    // base, canonical path, address, suggestion
    ['/', '/', '/wrong/', '/wrong/'],
    ['/', '/', '/wrong/index.html', '/wrong/'],
    ['/', '/docs/a/', '/deep/er/docs/a', '/deep/er/'],
    ['/', '/docs/a', '/deep/er/docs/a.html', '/deep/er/'],
    ['/site/', '/site/docs/a/', '/docs/a/', '/'],
    ['/site/', '/site/de/docs/a', '/x/de/docs/a/', '/x/'],
    ['/a/', '/a/b%C3%A4r/', '/c/b%C3%A4r/', '/c/'],
    ['/', '/docs/a.html5', '/x/docs/a.html5', '/x/'],
  ])(
    'With base %s, canonical path %s and address %s, %s is suggested',
    (base, canonical, address, suggestion) => {
      expect(suggestBaseUrl(base, canonical, address)).toBe(suggestion);
    },
  );

  test.each([
    ['the error page', '/', '/404.html', '/wrong/no/such/page'],
    ['a page without canonical link', '/', '', '/wrong/docs/a/'],
    ['a canonical link above the base', '/site/', '/a/', '/x/'],
    ['a canonical link to another site', '/site/', '/elsewhere/a/', '/wrong/a/'],
    ['a base that is only the beginning of a name', '/site/', '/sitemap/', '/wrong/'],
  ])('Nothing is suggested for %s', (_case, base, canonical, address) => {
    expect(suggestBaseUrl(base, canonical, address)).toBeUndefined();
  });
});
