import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

const STEPS = 60;

for (const viewport of [
  {width: 1280, height: 900},
  {width: 844, height: 390},
  {width: 390, height: 844},
]) {
  test(`The focused element is never behind the navbar at ${viewport.width} px${fullUnless(viewport.width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, '/docs/core-modules/graphics/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.footer__link-item').last().focus();
    const hidden: string[] = [];
    for (let step = 0; step < STEPS; step++) {
      await page.keyboard.press('Shift+Tab');
      const place = await page.evaluate(() => {
        const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
        const element = document.activeElement;
        const box = element?.getBoundingClientRect();
        if (!element || !box || !navbar) return 'Nothing has the focus.';
        const isTaller = box.height > window.innerHeight - navbar.height;
        return box.top >= navbar.bottom || isTaller ? '' : `${element.outerHTML} at ${box.top}`;
      });
      if (place !== '') hidden.push(place);
    }
    expect(hidden).toEqual([]);
  });
}

test('Focusing a link in the navbar does not scroll the page @full', async ({page}) => {
  await openPage(page, '/docs/core-modules/graphics/');
  await page.evaluate(() => window.scrollTo(0, 1000));
  for (const link of await page.locator('.navbar__link').all()) await link.focus();
  await page.locator('.table-of-contents__link').first().focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(1000);
});
