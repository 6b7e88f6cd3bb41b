// Specification: 2.9, 4.4.
import type {BrowserContext, Page} from '@playwright/test';
import {axeFaults} from '../axeFaults';
import {layoutShifts} from '../layoutShifts';
import {fullUnless} from '../fullUnless';
import {expect, test, THEMES} from '../siteTest';
import {openPage} from '../openPage';

const HOME_TEXT = 'Version 2 is out';
const DOCS_TEXT = 'The manual moved';

test.use({fixture: 'bars', hostOptions: {base: '/site/'}});

/** Path of a route below the base URL. */
const at = (route: string): string => `/site${route}`;
const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const closeButton = (page: Page) => bar(page).getByRole('button', {name: 'Close announcement'});

async function open(page: Page, route: string): Promise<void> {
  await openPage(page, at(route));
}

async function stored(page: Page): Promise<Record<string, string>> {
  const entries = await page.evaluate(() => Object.entries({...localStorage}));
  return Object.fromEntries(
    entries
      .filter(([key]) => key.startsWith('docusaurus.announcement.'))
      .map(([key, value]) => [key.replace(/-\w+$/, ''), String(value)]),
  );
}

/** Opens a page without its scripts, because they would store the id of the visible announcement. */
async function openWithoutScripts(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(at('/404.html'));
  return page;
}

async function storeBefore(context: BrowserContext, values: Record<string, string>): Promise<void> {
  const page = await openWithoutScripts(context);
  await page.evaluate((entries) => {
    const tag = document.querySelector('script[data-announcements]');
    const {idKey, dismissKey} = JSON.parse(tag?.getAttribute('data-announcements') ?? '') as Record<
      string,
      string
    >;
    localStorage.clear();
    if (idKey && entries.id) localStorage.setItem(idKey, entries.id);
    if (dismissKey && entries.dismiss) localStorage.setItem(dismissKey, entries.dismiss);
  }, values);
  await page.close();
}

test.describe('The visible announcement', () => {
  test('on the home page has a link that starts with the base URL', async ({page}) => {
    await open(page, '/');
    await expect(bar(page)).toContainText(HOME_TEXT);
    await expect(bar(page).getByRole('link', {name: 'Version 2'})).toHaveAttribute(
      'href',
      '/site/docs/deep/second',
    );
  });

  test('shows all of its text on a narrow screen', async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, '/');
    const isCut = await bar(page).evaluate(
      ({scrollHeight, clientHeight, scrollWidth, clientWidth}) =>
        scrollHeight > clientHeight || scrollWidth > clientWidth,
    );
    expect(isCut).toBe(false);
  });

  test('depends on the time at which the page is opened, not on the time of the build', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2098-12-31T23:00:00Z');
    await open(page, '/');
    await expect(bar(page)).toContainText('Happy new year!');
  });

  test('without JavaScript has no start or end time, and cannot be closed', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(at('/docs/first/'));
    await expect(bar(page)).toContainText(DOCS_TEXT);
    await expect(bar(page)).not.toContainText(HOME_TEXT, {useInnerText: true});
    await expect(closeButton(page)).toBeHidden();
    await context.close();
  });
});

test.describe('Before the first paint', () => {
  test("an announcement with a new id is shown without the site's scripts, although another one was closed", async ({
    page,
    context,
  }) => {
    await storeBefore(context, {id: 'earlier', dismiss: 'earlier'});
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(at('/docs/first/'));
    await expect(bar(page)).toContainText(DOCS_TEXT, {useInnerText: true});
    await expect(bar(page)).not.toContainText(HOME_TEXT, {useInnerText: true});
  });

  for (const {state, closed, shows} of [
    {state: 'shown', closed: '', shows: DOCS_TEXT},
    {state: 'dismissed', closed: 'docs-only', shows: HOME_TEXT},
  ])
    test(`an announcement that is ${state} causes no layout shift${fullUnless(state === 'shown')}`, async ({
      page,
      context,
    }) => {
      await storeBefore(context, {id: closed, dismiss: closed});
      await page.setViewportSize({width: 390, height: 800});
      await page.goto(at('/docs/first/'), {waitUntil: 'networkidle'});
      await expect(bar(page)).toContainText(shows, {useInnerText: true});
      expect(await layoutShifts(page)).toEqual([]);
    });
});

test.describe('A closed announcement', () => {
  test('stays closed on the next visit, and its id is stored', async ({page}) => {
    await open(page, '/docs/first/');
    await closeButton(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toEqual({
      'docusaurus.announcement.id': 'docs-only',
      'docusaurus.announcement.dismiss': 'docs-only',
    });
    await open(page, '/docs/first/');
    await expect(bar(page)).not.toContainText(DOCS_TEXT, {useInnerText: true});
  });

  test('moves the focus to the next element', async ({page}) => {
    await open(page, '/');
    await closeButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    const controls = page.locator('nav.navbar').locator('a, button').filter({visible: true});
    await expect(controls.first()).toBeFocused();
  });
});

for (const theme of THEMES)
  test(`The announcement bar is accessible in the ${theme} theme${fullUnless(theme === 'dark')}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, `/docs/first/?docusaurus-theme=${theme}`);
    await expect(bar(page)).toBeVisible();
    expect(await axeFaults(page, (axe) => axe.include('.theme-announcement-bar'))).toEqual([]);
  });
