import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {options, searchBox, typeInSearch} from './searchBox';

const INPUTS = {
  HTML: '<img src=x onerror=alert(1)>',
  'an emoji': '🎮 light',
  'text from right to left': 'ضوء المحرك',
  'names of object members': '__proto__ constructor toString',
  '10,000 characters in words': 'light '.repeat(1667).slice(0, 10_000),
  '10,000 characters in one word': 'x'.repeat(10_000),
};

for (const [name, input] of Object.entries(INPUTS)) {
  test(`${name} in the search box causes no error${fullUnless(name === 'HTML')}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('dialog', (dialog) => {
      faults.push('a script of the query ran');
      void dialog.dismiss();
    });
    await typeInSearch(page, 'a');
    await expect(options(page).first()).toBeVisible();
    await searchBox(page).fill(input);
    const form = page.getByRole('search').first();
    await expect(form.getByRole('status')).toHaveText(/suggestion|No results/);
    await expect(form.locator('img')).toHaveCount(0);
    await searchBox(page).fill('light');
    await expect(options(page)).toHaveCount(8);
    expect(faults).toEqual([]);
  });
}

test('If workers are blocked, search runs on the main thread', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      },
    });
  });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await typeInSearch(page, 'light');
  await expect(options(page)).toHaveCount(8);
  expect(warnings.filter((text) => text.includes('main thread'))).toHaveLength(1);
});
