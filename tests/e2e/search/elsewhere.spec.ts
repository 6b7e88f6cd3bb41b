import {expect, test} from '../siteTest';
import {INDEX_FILES, options, typeInSearch} from './searchBox';

test('where no page is, the closest three are offered, and a name leads to its explanation and its JavaDoc', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await typeInSearch(page, 'setZoom', '/docs/guides/camra-zoom');
  const closest = page.getByRole('main').getByRole('list').first().getByRole('link');
  await expect(closest).toHaveCount(3);
  await expect(closest.filter({hasText: /camera/i})).not.toHaveCount(0);
  await expect(options(page).first()).not.toHaveAttribute('href', /javadoc/);
  const name = page.getByRole('listbox').getByRole('group').nth(1).getByRole('option').first();
  await expect(name).toHaveAttribute('href', /javadoc\.io.*Camera\.html#setZoom\(double\)$/);
  await expect(name.getByRole('img', {name: '(on another site)'})).toBeVisible();
  expect(asked.filter((url) => INDEX_FILES.test(url) && url.includes('api'))).not.toEqual([]);
  expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
});
