import {test as base} from '@playwright/test';
import {fixtureSite} from '../../server/fixtureSites';
import {type StaticHost, startStaticHost} from '../../server/staticHost';

export {expect} from '@playwright/test';

interface Fixtures {
  host: StaticHost;
}

/**
 * Test of a small site that follows the system's color scheme. It has two docs instances with versions: 1.0, 2.0 and
 * current of the manual, 5.0 and current of the guides.
 */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern.
  host: async ({}, provide) => {
    const host = await startStaticHost({dir: fixtureSite('preferences')});
    await provide(host);
    await host.close();
  },
  baseURL: async ({host}, provide) => {
    await provide(host.origin);
  },
});
