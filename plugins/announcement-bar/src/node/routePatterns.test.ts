import {expect, test} from 'vitest';
import {routePatterns, unmatchedGlobs} from './routePatterns';

const ROUTES = ['/', '/docs', '/docs/a', '/docs/a/b', '/docs/.hidden', '/blog', '/b%C3%A4r'];

function fitting(globs: string[]): string[] {
  const {routes, excluded} = routePatterns(globs);
  const some = (sources: string[], route: string) =>
    sources.some((source) => new RegExp(source).test(route));
  return ROUTES.filter((route) => some(routes, route) && !some(excluded, route));
}

test.each([
  [[], ROUTES],
  [['/'], ['/']],
  [['/**'], ROUTES],
  [['/docs/**'], ['/docs', '/docs/a', '/docs/a/b', '/docs/.hidden']],
  [['/docs/*'], ['/docs/a', '/docs/.hidden']],
  [['/docs/'], ['/docs']],
  [['/{docs,blog}'], ['/docs', '/blog']],
  [
    ['/docs/**', '!/docs/a/**'],
    ['/docs', '/docs/.hidden'],
  ],
  [['!/docs/**'], ['/', '/blog', '/b%C3%A4r']],
  [['/bär'], ['/b%C3%A4r']],
])('%j fits %j', (globs, routes) => {
  expect(fitting(globs)).toEqual(routes);
});

test('globs that fit nothing are found', () => {
  expect(unmatchedGlobs(['/docs/**', '/dosc/**', '!/old'], ROUTES)).toEqual(['/dosc/**', '!/old']);
});
