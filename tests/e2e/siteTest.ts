import path from 'node:path';
import {test as base} from '@playwright/test';
import {type StaticHost, startStaticHost} from '../server/staticHost';

export {expect} from '@playwright/test';

/** Folder of the site's production build. */
export const SITE_BUILD = path.resolve(__dirname, '../../build');

interface Fixtures {
  /** A separate host for each test, so that tests can activate faults. */
  host: StaticHost;
}

/** Test of the production build on a static host. `page.goto` accepts paths of the site. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern.
  host: async ({}, provide) => {
    const host = await startStaticHost({dir: SITE_BUILD});
    await provide(host);
    await host.close();
  },
  baseURL: async ({host}, provide) => {
    await provide(host.origin);
  },
});

/** One page of each kind. */
export const KINDS_OF_PAGES = [
  '/',
  '/docs/core-modules/graphics/',
  '/docs/category/fundamentals/',
  '/blog/',
  '/blog/light-rework',
  '/search/?q=light',
];

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [1280, 390] as const;
