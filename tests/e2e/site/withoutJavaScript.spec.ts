import {expect, test} from '../siteTest';

test.describe('Without JavaScript, on a phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

  test('there are no controls that would not work', async ({page}) => {
    await page.goto('/docs/core-modules/audio/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.navbar__toggle')).toBeHidden();
    await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  });
});

test.describe('Without JavaScript, on a wide screen', () => {
  test.use({javaScriptEnabled: false});

  test('all tabs, programs and folded lines are visible, and their buttons are hidden', async ({
    page,
  }) => {
    await page.goto('/examples/');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    await expect(cards.last()).toBeVisible();
    await expect(page.getByRole('button', {name: 'light', exact: true})).toBeHidden();
    await page.goto('/docs/fundamentals/ecs');
    await expect(page.locator('.code-imports').first()).toBeVisible();
    await expect(page.locator('.code-fold').filter({visible: true})).toHaveCount(0);
    await page.goto('/docs/fundamentals/set-up-your-first-project/');
    await expect(page.getByText('mvn compile exec:java')).toBeVisible();
    await expect(page.getByText('gradle run', {exact: true})).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    const sidebar = page.getByRole('complementary');
    await expect(sidebar.getByRole('link', {name: 'Guides'})).toBeVisible();
    await expect(sidebar.getByRole('button')).toHaveCount(0);
  });
});
