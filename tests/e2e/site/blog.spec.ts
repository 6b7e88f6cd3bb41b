import {expect, test} from '../siteTest';

for (const route of ['/blog/', '/blog/light-rework', '/blog/tags/', '/blog/tags/milestones/']) {
  test(`the title of ${route} comes before the other headings @full`, async ({page}) => {
    await page.goto(route);
    await expect(page.getByRole('heading').first()).toHaveJSProperty('tagName', 'H1');
  });
}

test('a list of posts that fits one page offers no way to others', async ({page}) => {
  for (const route of ['/blog/', '/blog/tags/milestones/']) {
    await page.goto(route);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Blog list page navigation'})).toHaveCount(0);
  }
});

test('the list of posts beside a post is named by what it lists', async ({page}) => {
  await page.goto('/blog/light-rework');
  await expect(page.getByRole('navigation', {name: 'All posts'})).toBeVisible();
});
