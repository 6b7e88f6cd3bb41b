import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

for (const [kind, route, heading] of [
  ['document', '/docs/core-modules/graphics/', '# Graphics\n'],
  ['post', '/blog/light-rework', '# Light, reworked\n'],
] as const)
  test(`A ${kind} can be copied and viewed as Markdown${fullUnless(kind === 'document')}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, route);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith(heading)).toBe(true);
    const link = page.getByRole('link', {name: 'View as Markdown'});
    const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
    expect(await (await page.request.get(address)).text()).toBe(copied);
    await expect(page.locator('link[type="text/markdown"]')).toHaveCount(1);
  });

test('If a page cannot be copied, a message reports it', async ({page}) => {
  await page.route('**/*.md', (route) => route.abort());
  await openPage(page, '/docs/fundamentals/ecs');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toBeVisible();
});
