import {expect, it} from 'vitest';
import {siteVariables} from './siteVariables';

it('A production build needs no environment variable', () => {
  const expected = {url: 'https://screwbox.dev', baseUrl: '/', isOffline: true};
  const unset = {trailingSlash: undefined, editUrl: undefined, zip: undefined};
  expect(siteVariables({})).toEqual({...expected, ...unset, router: 'browser'});
});

it('Previews have their own address, path and trailing slash setting', () => {
  const environment = {
    SITE_URL: 'https://preview.example',
    SITE_BASE_URL: '/docs-site/',
    SITE_TRAILING_SLASH: 'false',
    SITE_OFFLINE: 'off',
    SITE_EDIT_URL: 'https://edit.example/main/',
    SITE_ROUTER: 'hash',
    SITE_ZIP: 'site.zip',
  };
  expect(siteVariables(environment)).toEqual({
    url: 'https://preview.example',
    baseUrl: '/docs-site/',
    trailingSlash: false,
    isOffline: false,
    editUrl: 'https://edit.example/main/',
    router: 'hash',
    zip: 'site.zip',
  });
  expect(siteVariables({SITE_TRAILING_SLASH: 'true'}).trailingSlash).toBe(true);
});

it.each(['docs-site', '/docs-site', 'docs-site/', '/docs-site/'])(
  'The path %s gets a slash at both ends, as Docusaurus passes it to pages',
  (path) => {
    expect(siteVariables({SITE_BASE_URL: path}).baseUrl).toBe('/docs-site/');
  },
);

it('The path of a site at the root is one slash', () => {
  expect(siteVariables({SITE_BASE_URL: '/'}).baseUrl).toBe('/');
});

it('An empty variable counts as unset, because workflows pass it that way', () => {
  const empty = {
    SITE_URL: '',
    SITE_BASE_URL: '',
    SITE_TRAILING_SLASH: '',
    SITE_OFFLINE: '',
    SITE_EDIT_URL: '',
    SITE_ROUTER: '',
    SITE_ZIP: '',
  };
  expect(siteVariables(empty)).toEqual(siteVariables({}));
});

it.each([
  ['SITE_TRAILING_SLASH', 'True', 'set it to true or false, or unset it'],
  ['SITE_ROUTER', 'memory', 'set it to browser or hash, or unset it'],
  ['SITE_OFFLINE', 'false', 'set it to on or off, or unset it'],
  ['SITE_EDIT_URL', 'main', 'set it to an address such as https://example.org/, or unset it'],
])('%s=%s is rejected, and the error says what is allowed', (name, value, remedy) => {
  expect(() => siteVariables({[name]: value})).toThrow(`${name} is "${value}"; ${remedy}`);
});
