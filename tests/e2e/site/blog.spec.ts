import {expect, test} from '../siteTest';

for (const route of ['/blog/', '/blog/light-rework', '/blog/tags/', '/blog/tags/milestones/']) {
  test(`The title of ${route} comes before the other headings @full`, async ({page}) => {
    await page.goto(route);
    await expect(page.getByRole('heading').first()).toHaveJSProperty('tagName', 'H1');
  });
}

test('A list of posts that fits on one page has no pagination', async ({page}) => {
  for (const route of ['/blog/', '/blog/tags/milestones/']) {
    await page.goto(route);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Blog list page navigation'})).toHaveCount(0);
  }
});

test('The list of posts next to a post has a descriptive name', async ({page}) => {
  await page.goto('/blog/light-rework');
  await expect(page.getByRole('navigation', {name: 'All posts'})).toBeVisible();
});
