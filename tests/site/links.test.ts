import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {startStaticHost} from '../server/staticHost';
import {brokenLinks} from './brokenLinks';
import {BUILD_DIR, builtPages} from './builtPages';

it('Every link and anchor of every built page has its target', async () => {
  const host = await startStaticHost({dir: BUILD_DIR});
  const {checked, broken} = await brokenLinks(
    host.url('/'),
    ...builtPages().map((file) => host.url(`/${file}`)),
  );
  await host.close();
  expect(broken).toEqual([]);
  expect(checked).toBeGreaterThan(builtPages().length);
});

it.each([
  ['first-window', 'first-game-start'],
  ['set-up-your-first-project', 'first-game-finished'],
  ['second-game', 'second-game-start'],
  ['second-game', 'second-game-finished'],
])('%s offers %s as a ZIP file', (page, name) => {
  const html = readFileSync(path.join(BUILD_DIR, `docs/fundamentals/${page}/index.html`), 'utf8');
  expect(html).toMatch(new RegExp(`href="?/downloads/${name}\\.zip"?[^]{0,80}[Dd]ownload`));
  const zip = readFileSync(path.join(BUILD_DIR, `downloads/${name}.zip`));
  expect(zip.subarray(0, 2).toString()).toBe('PK');
});

it('The check of links finds a missing page and a missing anchor', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'links-'));
  mkdirSync(path.join(dir, 'a'));
  writeFileSync(
    path.join(dir, 'index.html'),
    '<a href="/a/#here">a</a><a href="/a/#gone">b</a><a href="/b">c</a>',
  );
  writeFileSync(path.join(dir, 'a/index.html'), '<h1 id="here">a</h1>');
  const host = await startStaticHost({dir});
  const {broken} = await brokenLinks(host.url('/'));
  await host.close();
  rmSync(dir, {recursive: true});
  expect(broken.map((line) => line.replace(host.origin, '').split(' ')[0]).sort()).toEqual([
    '/a/#gone',
    '/b',
  ]);
});
