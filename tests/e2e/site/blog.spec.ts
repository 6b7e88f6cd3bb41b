import {expect, test} from '../siteTest';

test('A list of posts that fits on one page has no pagination, and the sidebar list has an accessible name', async ({
  page,
}) => {
  for (const route of ['/blog/', '/blog/tags/milestones/']) {
    await page.goto(route);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Blog list page navigation'})).toHaveCount(0);
  }
  await page.goto('/blog/light-rework');
  await expect(page.getByRole('navigation', {name: 'All posts'})).toBeVisible();
});
