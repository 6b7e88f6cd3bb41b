import {readFileSync} from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {expect, SITE_BUILD, test} from '../siteTest';

const SECONDS_PER_PAGE = 20;
const NARROWEST = 320;

const sitemap = readFileSync(path.join(SITE_BUILD, 'sitemap.xml'), 'utf8');
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
/** Every page, those too that search engines are not told of. */
const routes = [...listed, '/search/', '/impressum', '/datenschutzhinweis', '/no-such-page'];

test('axe finds nothing on any page', async ({page}) => {
  test.setTimeout(routes.length * SECONDS_PER_PAGE * 1000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const route of routes) {
    await page.goto(route);
    // Colours take most of the time; they are tested on a page of each kind.
    const {violations} = await new AxeBuilder({page}).disableRules('color-contrast').analyze();
    const faults = violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`);
    expect.soft(faults, route).toEqual([]);
  }
});

test(`no page is wider than a screen of ${NARROWEST} px`, async ({page}) => {
  test.setTimeout(routes.length * SECONDS_PER_PAGE * 1000);
  await page.setViewportSize({width: NARROWEST, height: 700});
  for (const route of routes) {
    await page.goto(route);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, route).toBe(NARROWEST);
  }
});
