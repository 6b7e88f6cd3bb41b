import {readFileSync} from 'node:fs';
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
