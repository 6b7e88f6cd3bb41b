// Specification: 8.3, 8.4, 9.1.
import {expect, test} from '../siteTest';
import {options, searchBox, typeInSearch} from './searchBox';

test('At most eight suggestions are shown, each in the group of its page, with marked words and a short excerpt', async ({
  page,
}) => {
  await typeInSearch(page, 'light');
  await expect(options(page)).toHaveCount(8);
  const groups = page.getByRole('listbox').getByRole('group');
  expect(await groups.getByRole('option').count()).toBe(8);
  const names = await groups.evaluateAll((all) => all.map((group) => group.ariaLabel));
  expect(new Set(names).size).toBe(names.length);
  const marked = options(page).first().locator('mark');
  await expect(marked.first()).toHaveText(/light/i);
  const readExcerpts = () =>
    options(page).evaluateAll((all) =>
      all.map((option) => option.querySelector('[class*=excerpt]')?.textContent?.trim() ?? ''),
    );
  // Waits for excerpts, because rows are shown before them.
  await expect.poll(async () => (await readExcerpts()).some(Boolean)).toBe(true);
  const excerpts = await readExcerpts();
  // Excerpts have at most fifty characters and an ellipsis at each end.
  for (const excerpt of excerpts) expect(excerpt.length).toBeLessThanOrEqual(52);
  const list = page.getByRole('listbox', {name: 'Suggestions'});
  await expect(searchBox(page)).toHaveAttribute(
    'aria-controls',
    String(await list.getAttribute('id')),
  );
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(searchBox(page)).toHaveAttribute('aria-autocomplete', 'list');
  const status = page.getByRole('search').first().getByRole('status');
  await expect(status).toHaveText('8 suggestions');
  await searchBox(page).fill('zzzqqqxxx');
  await expect(status).toHaveText('No results');
});

test('The links below the suggestions lead to all results, within and outside the context', async ({
  page,
}) => {
  await typeInSearch(page, 'light');
  const link = (name: string) => page.getByRole('search').getByRole('link', {name, exact: true});
  await expect(link('See all results')).toHaveAttribute('href', '/search/?q=light');
  await expect(link('See all results within "Documentation"')).toHaveAttribute(
    'href',
    '/search/?q=light&ctx=docs',
  );
  await expect(link('See all results outside "Documentation"')).toHaveAttribute(
    'href',
    '/search/?q=light&ctx=-docs',
  );
});

test('Without results, the box says so and offers shorter queries', async ({page}) => {
  await typeInSearch(page, 'zzzqqqxxx wwwvvvkkk');
  const box = page.getByRole('search').first();
  // Expects a visible message in addition to the live region with the same text.
  await expect(box.getByRole('paragraph').filter({hasText: /^No results$/})).toBeVisible();
  await expect(box.getByRole('status')).toHaveText('No results');
  await box.getByRole('button', {name: 'zzzqqqxxx'}).click();
  await expect(searchBox(page)).toHaveValue('zzzqqqxxx');
  await expect(searchBox(page)).toBeFocused();
});
