import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {type Browser, chromium, expect as expectPage} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {browserExecutable} from '../../scripts/browser.mjs';
import {BUILD_TIME, EXAMPLE} from '../server/fixtureSites';
import {buildPackedSite, type PackedSite} from '../server/packedSite';
import {startStaticHost} from '../server/staticHost';

const V4 = [
  'removeLegacyPostBuildHeadAttribute',
  'useCssCascadeLayers',
  'siteStorageNamespacing',
  'fasterByDefault',
  'mdx1CompatDisabledByDefault',
];
const FASTER = [
  'swcJsLoader',
  'swcJsMinimizer',
  'swcHtmlMinimizer',
  'lightningCssMinimizer',
  'mdxCrossCompilerCache',
  'rspackBundler',
  'rspackPersistentCache',
  'ssgWorkerThreads',
  'gitEagerVcs',
];
const NEEDS = new Map([
  ['removeLegacyPostBuildHeadAttribute', ['ssgWorkerThreads']],
  ['rspackBundler', ['rspackPersistentCache']],
]);

type Cell = [name: string, change: Partial<Pick<PackedSite, 'bundler' | 'future' | 'react'>>];

function without(flag: string): object {
  const off = [flag, ...(NEEDS.get(flag) ?? [])];
  const flags = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, !off.includes(name)]));
  return {v4: flags(V4), faster: flags(FASTER)};
}

const CELLS: Cell[] = [
  ...[...V4, ...FASTER].map((flag): Cell => [`without ${flag}`, {future: without(flag)}]),
  ['with webpack and Babel', {bundler: 'webpack', future: {v4: false, faster: false}}],
  ['with React 18', {react: '18'}],
  [
    'with React 18, webpack and Babel',
    {bundler: 'webpack', future: {v4: false, faster: false}, react: '18'},
  ],
];

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({executablePath: browserExecutable(), args: ['--no-sandbox']});
});
afterAll(() => browser?.close());

it.each(CELLS)(
  'The packed plugins build and the search works %s',
  async (_, change) => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'flag-matrix-'));
    await buildPackedSite({...EXAMPLE, ...change}, dir);
    const host = await startStaticHost({dir});
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    try {
      await page.goto(host.url('/docs/intro'));
      await expectPage(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('tulip');
      await expectPage(page.getByRole('option').first()).toContainText('A garden of plugins');
      await page.getByRole('link', {name: 'See all results', exact: true}).click();
      await expectPage(page.locator('article').first()).toContainText('A garden of plugins');
      expect(errors).toEqual([]);
    } finally {
      await page.close();
      await host.close();
      rmSync(dir, {recursive: true});
    }
  },
  BUILD_TIME,
);
