import path from 'node:path';
import {test as base} from '@playwright/test';
import {reportConnection, SLOW} from './specification/connection';
import {type FixtureName, fixtureSite} from '../server/fixtureSites';
import {type StaticHost, type StaticHostOptions, startStaticHost} from '../server/staticHost';

export {expect} from '@playwright/test';

export const SITE_BUILD = path.resolve(__dirname, '../../build');

interface Fixtures {
  /** Fixture site to serve instead of the production build. */
  fixture: FixtureName | undefined;
  hostOptions: Omit<StaticHostOptions, 'dir'>;
  host: StaticHost;
  /**
   * Whether pages prefetch the pages that they link to, which takes a fifth of the CPU time. Default: true in the full
   * run, otherwise false.
   */
  isPrefetching: boolean;
}

/** Test of the production build, or of a fixture site, on a static host. `page.goto` accepts paths of the site. */
export const test = base.extend<Fixtures>({
  fixture: [undefined, {option: true}],
  hostOptions: [{}, {option: true}],
  host: async ({fixture, hostOptions}, provide) => {
    const dir = fixture === undefined ? SITE_BUILD : fixtureSite(fixture);
    const host = await startStaticHost({...hostOptions, dir});
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
