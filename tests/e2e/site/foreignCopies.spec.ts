import path from 'node:path';
import {expect, SITE_BUILD, test} from '../siteTest';

const PAGES: [file: string, heading: string][] = [
  ['docs/core-modules/audio/index.html', 'Audio'],
  ['blog/index.html', 'Blog'],
  ['404.html', 'Page Not Found'],
];

test('A copy of a page at another path, as in a web archive, keeps its content @full', async ({
  page,
}) => {
  for (const [file, heading] of PAGES) {
    const address = `/web/20260101000000/https://screwbox.dev/${path.dirname(file)}`;
    await page.route(`**${address}`, (route) =>
      route.fulfill({path: path.join(SITE_BUILD, file), contentType: 'text/html'}),
    );
    const scripts = page.waitForResponse(/\/main\.[^/]+\.js$/);
    await page.goto(address, {waitUntil: 'networkidle'});
    await scripts;
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page.locator('.navbar')).toBeVisible();
  }
});
