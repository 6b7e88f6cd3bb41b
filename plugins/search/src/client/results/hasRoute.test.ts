import {describe, expect, it, vi} from 'vitest';
import {hasRoute, type Route} from './hasRoute';

// Outside of a site's bundle, the module that Docusaurus hands on.
vi.mock('@docusaurus/router', () => vi.importActual('react-router'));

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
  it.each(['/', '/search', '/search/', '/docs/light', '/docs/light/', '/docs/1.0/old'])(
    'knows %s',
    (pathname) => expect(hasRoute(ROUTES, pathname)).toBe(true),
  );

  it.each(['/blog', '/docs', '/docs/lamp', '/docs/light/new', '/docs/1.0/light', '/searches'])(
    'does not know %s',
    (pathname) => expect(hasRoute(ROUTES, pathname)).toBe(false),
  );
});
