import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {isKnownPage, isRouteOfPage} from './isKnownPage';

// Routes in the form that Docusaurus generates.
vi.mock('@generated/routes', () => {
  const pages = (...paths: string[]) => paths.map((path) => ({path, exact: true}));
  return {
    default: [
      ...pages('/search', '/日本語', '/weird path/ü/', '/a%20b', '/100%'),
      {
        path: '/docs',
        routes: [
          {path: '/docs/1.0', routes: [{path: '/docs/1.0', routes: pages('/docs/1.0/old')}]},
          {path: '/docs', routes: [{path: '/docs', routes: pages('/docs/light')}]},
        ],
      },
      ...pages('/'),
      {path: '*'},
    ],
  };
});
// `@docusaurus/router` only resolves in the bundle of a site. It re-exports this module.
vi.mock('@docusaurus/router', () => vi.importActual('react-router'));

beforeEach(() => void vi.stubGlobal('window', {location: {origin: 'https://screwbox.dev'}}));
afterEach(() => void vi.unstubAllGlobals());

test.each([
  '/',
  '/search/',
  '/docs/light#shadows',
  '/docs/light/?q=a#größe',
  '/docs/1.0/old',
  '/日本語#節',
  '/%E6%97%A5%E6%9C%AC%E8%AA%9E/',
  '/weird path/ü',
  '/weird%20path/%C3%BC/',
  '/a%20b',
  '/100%',
])('A page of the loaded build is known: %s', (address) => expect(isKnownPage(address)).toBe(true));

test.each(['/blog', '/docs', '/docs/lamp#shadows', '/docs/light/new', '/docs/1.0/light'])(
  'A page that the loaded build lacks is unknown, even if a newer build may have it: %s',
  (address) => expect(isKnownPage(address)).toBe(false),
);

test('No page on another site is known, whatever its path', () => {
  expect(isKnownPage('https://example.com/docs/light')).toBe(false);
});

test('On the server, the route of the 404 page does not count as a page', () => {
  vi.unstubAllGlobals();
  expect(['/404.html', '/docs/nothing', '/docs/light'].map(isRouteOfPage)).toEqual([
    false,
    false,
    true,
  ]);
});
