import {expect, test} from 'vitest';
import {routePatterns, unmatchedGlobs} from './routePatterns';

const ROUTES = ['/', '/docs', '/docs/a', '/docs/a/b', '/docs/.hidden', '/blog', '/bär', '/😀/a b'];

function fitting(globs: string[]): string[] {
  const {routes, excluded} = routePatterns(globs);
  const some = (sources: string[], route: string) =>
    sources.some((source) => new RegExp(source).test(route));
  return ROUTES.filter((route) => some(routes, route) && !some(excluded, route));
}

test.each([
  [[], ROUTES],
  [['/'], ['/']],
  [['/docs/**'], ['/docs', '/docs/a', '/docs/a/b', '/docs/.hidden']],
  [
    ['/docs/**', '!/docs/a/**'],
    ['/docs', '/docs/.hidden'],
  ],
  [['!/docs/**'], ['/', '/blog', '/bär', '/😀/a b']],
  [['/bär'], ['/bär']],
  [['/b%C3%A4r/**'], ['/bär']],
  [['/b%25C3%25A4r'], ['/bär']],
  [['/%F0%9F%98%80/a%20b'], ['/😀/a b']],
])('The globs %j match %j', (globs, routes) => {
  expect(fitting(globs)).toEqual(routes);
});

test.each([
  ['/100%/**', '/100%/a'],
  ['/%FF/**', '/%FF/a'],
  ['/100%25/b%C3%A4r', '/100%/bär'],
  ['/%5Ba%5D/%2A', '/[a]/*'],
  ['/a%2Fb', '/a%2Fb'],
])(
  'The glob %s matches the route %s, because stray percent signs and encoded syntax are literal',
  (glob, route) => {
    expect(unmatchedGlobs([glob], [route])).toEqual([]);
  },
);

test('Percent-encoded characters are not glob syntax', () => {
  const globs = ['/%2A', '/%5Bab%5D', '/%2A%2A', '/%7Ba,b%7D', '/%21(c)'];
  expect(unmatchedGlobs(globs, ['/a', '/b', '/a/b', '/*a'])).toEqual(globs);
});

test('Globs that match no route are returned', () => {
  expect(unmatchedGlobs(['/docs/**', '/dosc/**', '!/old'], ROUTES)).toEqual(['/dosc/**', '!/old']);
});
