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

  test('all tabs are shown, and none can be selected', async ({page}) => {
    await page.goto('/docs/fundamentals/set-up-your-first-project/');
    await expect(page.getByText('mvn compile exec:java')).toBeVisible();
    await expect(page.getByText('gradle run', {exact: true})).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('the sidebar only has links', async ({page}) => {
    await page.goto('/docs/core-modules/audio/');
    const sidebar = page.getByRole('complementary');
    await expect(sidebar.getByRole('link', {name: 'Guides'})).toBeVisible();
    await expect(sidebar.getByRole('button')).toHaveCount(0);
  });
});

test.describe('With JavaScript, on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the buttons of the menu and of the table of contents are visible @full', async ({page}) => {
    await page.goto('/docs/core-modules/audio/');
    await expect(page.locator('.navbar__toggle')).toBeVisible();
    await expect(page.getByRole('button', {name: 'On this page'})).toBeVisible();
  });
});
