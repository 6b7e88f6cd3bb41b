import {expect, test} from '../siteTest';
import {INDEX_FILES, options, typeInSearch} from './searchBox';

const API_INDEX = /search-index\/pages-api\//;
const JAVADOC = /javadoc\.io/;

test('The 404 page offers the three closest pages, and its search finds the explanation and the JavaDoc of a name', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await typeInSearch(page, 'setZoom', '/docs/guides/camra-zoom');
  const closest = page.getByRole('main').getByRole('list').first().getByRole('link');
  await expect(closest).toHaveCount(3);
  await expect(closest.filter({hasText: /camera/i})).not.toHaveCount(0);
  await expect(options(page).first()).not.toHaveAttribute('href', /javadoc/);
  // Its group is the second one, or the last one if the names load late.
  const name = options(page).and(page.locator('[href*="javadoc.io"]')).first();
  await expect(name).toHaveAttribute('href', /javadoc\.io.*Camera\.html#setZoom\(double\)$/);
  await expect(name.getByRole('img', {name: '(on another site)'})).toBeVisible();
  expect(asked.filter((url) => INDEX_FILES.test(url) && url.includes('api'))).not.toEqual([]);
  expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
});

test('API hits are added below the visible rows without moving them', async ({page, host}) => {
  host.faults.push({pattern: API_INDEX, fault: {mode: 'delay', ms: 2500}});
  await typeInSearch(page, 'camera');
  await expect(options(page)).toHaveCount(6);
  const places = () =>
    options(page).evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('href'), row.getBoundingClientRect().top]),
    );
  const before = await places();
  await expect(options(page)).toHaveCount(8);
  const after = await places();
  expect(after.slice(0, 6)).toEqual(before);
  const isJavaDoc = after.map(([href]) => JAVADOC.test(String(href)));
  expect(isJavaDoc).toEqual([...new Array<boolean>(6).fill(false), true, true]);
});
