import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {hasRoute, isKnownPage, type Route} from './isKnownPage';

vi.mock('@generated/routes', () => ({
  default: [
    ...['/docs/light', '/docs/日本語', '/docs/with space', '/weird path/ü/', '/a%20b', '/100%'].map(
      (path) => ({path, exact: true}),
    ),
    {path: '*'},
  ],
}));
// Outside of a site's bundle, the module that Docusaurus hands on.
vi.mock('@docusaurus/router', () => vi.importActual('react-router'));

beforeEach(() => void vi.stubGlobal('window', {location: {origin: 'https://screwbox.dev'}}));
afterEach(() => void vi.unstubAllGlobals());

test.each(['/docs/light', '/docs/light#shadows', '/docs/light?q=a#größe'])(
  'the tab knows the page of %s',
  (address) => expect(isKnownPage(address)).toBe(true),
);

test.each([
  '/docs/日本語#節',
  '/docs/%E6%97%A5%E6%9C%AC%E8%AA%9E',
  '/docs/%E6%97%A5%E6%9C%AC%E8%AA%9E/',
  '/docs/with space',
  '/docs/with%20space/',
  '/weird path/ü',
  '/weird%20path/%C3%BC/',
  '/a%20b',
  '/100%',
])('the tab knows the page of %s, whose address is not only of ASCII', (address) => {
  expect(isKnownPage(address)).toBe(true);
});

test('the tab does not know a page of a newer build', () => {
  expect(isKnownPage('/docs/lamp#shadows')).toBe(false);
});

/** As Docusaurus generates them. */
const ROUTES: Route[] = [
  {path: '/search', exact: true},
  {
    path: '/docs',
    routes: [
      {
        path: '/docs/1.0',
        routes: [{path: '/docs/1.0', routes: [{path: '/docs/1.0/old', exact: true}]}],
      },
      {path: '/docs', routes: [{path: '/docs', routes: [{path: '/docs/light', exact: true}]}]},
    ],
  },
  {path: '/', exact: true},
  {path: '*'},
];

describe('hasRoute', () => {
  test.each(['/', '/search', '/search/', '/docs/light', '/docs/light/', '/docs/1.0/old'])(
    'knows %s',
    (pathname) => expect(hasRoute(ROUTES, pathname)).toBe(true),
  );

  test.each(['/blog', '/docs', '/docs/lamp', '/docs/light/new', '/docs/1.0/light', '/searches'])(
    'does not know %s',
    (pathname) => expect(hasRoute(ROUTES, pathname)).toBe(false),
  );
});
