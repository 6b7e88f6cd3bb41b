import type {Page} from '@playwright/test';

/** An action of a reader, and how long to wait for the browser afterwards, in milliseconds. */
export interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
  rest: number;
  isOurs?: boolean;
  isNarrow?: boolean;
}

export const LOADED = [
  '/docs/core-modules/audio/',
  '/docs/core-modules/graphics/',
  '/docs/fundamentals/getting-started/',
  '/docs/reference/components-overview/',
];

/** Page for most actions, because it has the most code. */
export const LONG_PAGE = '/docs/core-modules/graphics/';

async function changeTheme(page: Page): Promise<void> {
  const toggle = page.getByRole('button', {name: /dark and light mode/}).filter({visible: true});
  // On a narrow screen the toggle is in the menu, and opening the menu would also be measured.
  if ((await toggle.count()) > 0) await toggle.first().click();
  else
    await page
      .locator('button[title*="mode"]')
      .first()
      .evaluate((button: HTMLElement) => button.click());
}

export const STEPS: Step[] = [
  {
    name: 'twenty scrolls of 3 px, as first seen',
    rest: 1000,
    async act(page) {
      for (let scroll = 0; scroll < 20; scroll += 1) {
        await page.mouse.wheel(0, 3);
        await page.waitForTimeout(60);
      }
    },
  },
  {
    name: 'open the menu',
    rest: 1200,
    isNarrow: true,
    act: (page) => page.click('button.navbar__toggle'),
  },
  {
    name: 'close the menu',
    rest: 1200,
    isNarrow: true,
    act: (page) => page.click('.navbar-sidebar__close'),
  },
  {
    name: 'open the search',
    rest: 1200,
    isOurs: true,
    act: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'type twelve letters',
    rest: 1200,
    isOurs: true,
    act: (page) => page.keyboard.type('split screen', {delay: 120}),
  },
  {
    name: 'close the search',
    rest: 1200,
    isOurs: true,
    async act(page) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
  },
  {name: 'change the theme', rest: 1200, act: changeTheme},
  {name: 'go on', rest: 3000, act: (page) => page.click('.pagination-nav__link--next')},
  {name: 'go back', rest: 3000, act: async (page) => void (await page.goBack())},
];
