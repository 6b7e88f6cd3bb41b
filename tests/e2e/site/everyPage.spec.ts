import {builtPages, routeOfFile} from '../../site/builtPages';
import {axeFaults} from '../axeFaults';
import {watchViolations} from '../content-security-policy/watchViolations';
import {expectOnlyListed, watchStorage} from '../legal-pages/watchStorage';
import {fullUnless} from '../fullUnless';
import {expect, KINDS_OF_PAGES, test} from '../siteTest';

const SECONDS_PER_PAGE = 8;
/** Rules that depend on the content of a page. All other rules are only tested on one page of each kind. */
const RULES_FOR_AUTHORS = [
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-alt',
  'link-name',
  'list',
  'listitem',
  'page-has-heading-one',
  'svg-img-alt',
  'td-headers-attr',
  'th-has-data-cells',
];
const NARROWEST = 320;

const routes = builtPages().map(routeOfFile);

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: NARROWEST, height: 700}});

  for (const [name, pages] of [
    ['a page of each kind fits', [...KINDS_OF_PAGES, '/impressum/', '/examples/', '/404.html']],
    ['every page fits', routes],
  ] as const)
    test(`${name} ${NARROWEST} px${fullUnless(pages !== routes)}`, async ({page}) => {
      test.setTimeout(pages.length * SECONDS_PER_PAGE * 1000);
      for (const route of pages) {
        await page.goto(route);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, route).toBe(NARROWEST);
      }
    });
});

test.describe('With service workers allowed', () => {
  test.use({serviceWorkers: 'allow'});

  test('no page violates the policy, or stores or requests anything that the site does not declare @full', async ({
    page,
    host,
  }) => {
    test.setTimeout(routes.length * SECONDS_PER_PAGE * 1000);
    const seen = await watchStorage(page, host.origin);
    const violations = await watchViolations(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: NARROWEST, height: 700});
    for (const route of routes) {
      await page.goto(route, {referer: `${host.origin}/`});
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, route).toBe(NARROWEST);
    }
    expect(violations).toEqual([]);
    await expectOnlyListed(page, seen);
  });
});

test('axe finds no violation in the content of any page @full', async ({page}) => {
  test.setTimeout(routes.length * SECONDS_PER_PAGE * 1000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const route of routes) {
    await page.goto(route);
    const faults = await axeFaults(page, (axe) => axe.withRules(RULES_FOR_AUTHORS));
    expect.soft(faults, route).toEqual([]);
  }
});
