import type {Page} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

const PAGE = '/docs/fundamentals/set-up-your-first-project/';
const TARGETS = ['in-tab', 'in-details'];

async function hideTargets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mark = (): void => {
      const code = document.querySelector('[role=tabpanel]:nth-child(2) code');
      if (code && code.id === '') code.id = 'in-tab';
      const article = document.querySelector('article');
      if (document.documentElement.dataset['hasHydrated'] !== 'true' || !article) return;
      if (document.getElementById('in-details')) return;
      article.insertAdjacentHTML(
        'beforeend',
        '<details><summary>More</summary><details><summary>Even more</summary><p id="in-details">Here</p></details></details>',
      );
    };
    new MutationObserver(mark).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-has-hydrated'],
    });
  });
}

const target = (page: Page, id: string) => page.locator(`#${id}`);

for (const id of TARGETS) {
  test(`A hidden link target is revealed by a link on the page, and again when the reader goes back: ${id}${fullUnless(id === 'in-tab')}`, async ({
    page,
  }) => {
    await hideTargets(page);
    await openPage(page, PAGE);
    await expect(target(page, id)).toBeHidden();
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, id);
    await expect(target(page, id)).toBeInViewport();
    await page.goBack();
    await page.getByRole('tab', {name: 'Maven'}).first().click();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = false;
    });
    await expect(target(page, id)).toBeHidden();
    await page.goForward();
    await expect(target(page, id)).toBeInViewport();
  });
}

test('The target of an opened address is revealed, without storing the selection of its tab', async ({
  page,
}) => {
  await hideTargets(page);
  await page.goto(`${PAGE}#in-tab`);
  await expect(target(page, 'in-tab')).toBeInViewport();
  await page.goto('/');
  await expect(page.getByRole('tab', {name: 'Maven'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('A tab labels and controls its panel, and hidden content is printed with its label', async ({
  page,
}) => {
  await hideTargets(page);
  await openPage(page, PAGE);
  const panels = page.getByRole('tabpanel');
  await expect(panels.first()).toBeVisible();
  await expect(page.getByRole('tabpanel', {name: 'Maven', exact: true}).first()).toBeVisible();
  await page.getByRole('tab', {name: 'Gradle'}).first().click();
  const panel = page.getByRole('tabpanel', {name: 'Gradle', exact: true}).first();
  await expect(panel).toBeVisible();
  const tab = page.getByRole('tab', {name: 'Gradle'}).first();
  await expect(panel).toHaveAttribute('id', (await tab.getAttribute('aria-controls')) ?? '');
  const ids = await page
    .locator('[role=tab], [role=tabpanel]')
    .evaluateAll((elements) => elements.map(({id}) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await page.getByRole('tab', {name: 'Maven'}).first().click();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Even more')).toBeVisible();
  for (const id of TARGETS) await expect(target(page, id)).toBeVisible();
  const labels = await page
    .getByRole('tabpanel')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
  expect(labels.slice(0, 2)).toEqual(['"Maven"', '"Gradle"']);
  await expect(page.getByRole('tab').first()).toBeHidden();
});
