import {axeFaults} from '../axeFaults';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

test('An image opens in full size by keyboard, and Escape closes it and restores the focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/fundamentals/set-up-your-first-project/build-a-level/');
  const button = page.getByRole('main').getByRole('button', {name: 'The left part of the level'});
  const width = await button
    .getByRole('img', {includeHidden: true})
    .evaluate(({clientWidth}) => clientWidth);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'The left part of the level'});
  const large = dialog.getByRole('img');
  await expect(large).toBeVisible();
  await expect.poll(() => large.evaluate(({clientWidth}) => clientWidth)).toBeGreaterThan(width);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toHaveCount(0);
});
