import {expect, test} from '../siteTest';

test.use({fixture: 'example'});

test('On the example site, all plugins work together, and the policy allows all of their files', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/docs/intro');
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  await expect(page.getByText('Six plugins work together here.')).toBeVisible();
  await expect(page.locator('a.api-link')).toHaveAttribute(
    'href',
    /^https:\/\/javadoc\.io\/doc\/test\.example\/garden\/1\.0\.0\/.*Garden\.html#plant/,
  );
  await expect(page.getByRole('link', {name: 'Impressum'})).toBeVisible();
  await page.getByRole('combobox').fill('tulip');
  await expect(page.getByRole('option').first()).toContainText('A garden of plugins');
  expect(refused).toEqual([]);
});
