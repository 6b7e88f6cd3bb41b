import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from './__tests__/site';
import {routeFile} from './routeFile';

/** The file of a route in a build that has that one alone. */
function fileOf(route: string, emitted: string): string {
  const outDir = temporaryFolder();
  const file = path.join(outDir, emitted);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, '');
  return path.relative(outDir, routeFile(outDir, '/base/', route));
}

it.each([
  ['/base/', 'index.html'],
  ['/base/docs/', 'docs/index.html'],
  ['/base/docs', 'docs/index.html'],
  ['/base/docs', 'docs.html'],
  ['/base/404.html', '404.html'],
  ['/base/docs/gr%C3%B6%C3%9Fe/', 'docs/größe/index.html'],
  ['/base/%C3%BCber/', '%C3%BCber/index.html'],
  ['/base/about%20us', 'about%20us.html'],
])('finds the page %s in %s', (route, emitted) => {
  expect(fileOf(route, emitted)).toBe(path.normalize(emitted));
});

it('names the route and all that was looked for where there is no page', () => {
  expect(() => fileOf('/base/%C3%BCber', 'other.html')).toThrow(
    /^The route \/base\/%C3%BCber has no HTML file; none of .*über\.html.*%C3%BCber\.html.* exists\.$/,
  );
});
