import {expect, test, type Page} from '@playwright/test';
import {addFault, filesOfFault, fixedText, fixFault, removeFault} from '../../server/authorsSite';
import {copyFixture} from '../../server/copyFixture';
import {type DevServer, startDevServer} from '../../server/devServer';
import {FAILING_FAULTS, WARNING_FAULTS} from '../../site/authorsFaults';

// All tests use one server, one after another, because a mistake of an author may affect later changes.
test.describe.configure({mode: 'default', timeout: 180_000});

/** Time limit for a compilation on a machine that runs everything else at the same time, in milliseconds. */
const COMPILATION = 60_000;

let site: string;
let server: DevServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = copyFixture('authors/base', 'dev-server');
  server = await startDevServer(site);
});

test.afterAll(() => server.stop());

function routeOf(file: string): string {
  const bare = file.replace(/\.mdx?$/, '');
  const post = /^blog\/(\d+)-(\d+)-(\d+)-(.*)$/.exec(bare);
  return post ? `/blog/${post.slice(1).join('/')}` : `/${bare.replace(/^src\/pages\//, '')}`;
}

/** Reloads a page until it shows a text, because the server already responds while it compiles. */
async function expectPage(page: Page, route: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(server.origin + route);
    await expect(page.getByRole('main')).toContainText(text, {timeout: 5_000});
  }).toPass();
}

for (const fault of [...FAILING_FAULTS, ...WARNING_FAULTS]) {
  const {name, named, prepare, isSeenByBuildOnly} = fault;
  test(`the development server survives ${name} and recovers after the fix @full`, async ({
    page,
  }) => {
    const before = server.output().length;
    prepare?.(site);
    addFault(site, name);
    if (!isSeenByBuildOnly) {
      const missing = () => named.filter((text) => !server.output().slice(before).includes(text));
      await expect.poll(missing, {timeout: COMPILATION}).toEqual([]);
    }
    // The mistake must not break the other pages.
    expect((await page.request.get(server.origin)).status()).toBe(200);

    const [file = ''] = filesOfFault(name);
    fixFault(site, name);
    await expectPage(page, routeOf(file), fixedText(name));
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(server.isRunning()).toBe(true);

    removeFault(site, name);
    await expectPage(page, routeOf(file), 'Page Not Found');
  });
}
