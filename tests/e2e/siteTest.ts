import path from 'node:path';
import {test as base} from '@playwright/test';
import {reportConnection, SLOW} from './specification/connection';
import {type StaticHost, startStaticHost} from '../server/staticHost';

export {expect} from '@playwright/test';

export const SITE_BUILD = path.resolve(__dirname, '../../build');

interface Fixtures {
  host: StaticHost;
  /**
   * Whether pages prefetch the pages that they link to, which takes a fifth of the CPU time. Default: true in the full
   * run, otherwise false.
   */
  isPrefetching: boolean;
}

/** Test of the production build on a static host. `page.goto` accepts paths of the site. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern.
  host: async ({}, provide) => {
    const host = await startStaticHost({dir: SITE_BUILD});
    await provide(host);
    await host.close();
  },
  isPrefetching: [Boolean(process.env.TEST_FULL), {option: true}],
  context: async ({context, isPrefetching, serviceWorkers}, provide) => {
    // Does not change the connection if service workers are allowed, because offline reading also depends on it.
    if (!isPrefetching && serviceWorkers === 'block') await reportConnection(context, SLOW);
    await provide(context);
  },
  baseURL: async ({host}, provide) => {
    await provide(host.origin);
  },
});

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
