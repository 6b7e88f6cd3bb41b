import {readFileSync} from 'node:fs';
import path from 'node:path';
import {axeFaults} from '../axeFaults';
import {expect, SITE_BUILD, test} from '../siteTest';

const SECONDS_PER_PAGE = 8;
/** What those who write a page decide on; the rest is tested on a page of each kind. */
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

const sitemap = readFileSync(path.join(SITE_BUILD, 'sitemap.xml'), 'utf8');
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
/** Every page, those too that search engines are not told of. */
const routes = [...listed, '/search/', '/impressum', '/datenschutzhinweis', '/no-such-page'];

test(`every page fits ${NARROWEST} px, and axe finds nothing in what authors write`, async ({
  page,
}) => {
  test.setTimeout(routes.length * SECONDS_PER_PAGE * 1000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: NARROWEST, height: 700});
  for (const route of routes) {
    await page.goto(route);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, route).toBe(NARROWEST);
    const faults = await axeFaults(page, (axe) => axe.withRules(RULES_FOR_AUTHORS));
    expect.soft(faults, route).toEqual([]);
  }
});
