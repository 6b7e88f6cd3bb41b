// Specification: 2.9, 4.4.
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {fixtureSite} from '../../server/fixtureSites';
import {axeFaults} from '../axeFaults';
import {layoutShifts} from '../layoutShifts';
import {type StaticHost, startStaticHost} from '../../server/staticHost';
import {fullUnless} from '../fullUnless';

const HOME_TEXT = 'Version 2 is out';
const DOCS_TEXT = 'The manual moved';
const BEFORE_NEW_YEAR = '2098-12-31T22:59:59Z';

let build: string;
let host: StaticHost;

test.beforeAll(async () => {
  build = fixtureSite('bars');
  host = await startStaticHost({dir: build, base: '/site/'});
});

test.afterAll(() => host.close());

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const closeButton = (page: Page) => bar(page).getByRole('button', {name: 'Close announcement'});

async function open(page: Page, route: string): Promise<void> {
  await page.goto(host.url(route));
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
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
  await page.goto(host.url('/404.html'));
  return page;
}

async function timelessIds(context: BrowserContext): Promise<string[]> {
  const page = await openWithoutScripts(context);
  const tag = page.locator('script[data-announcements]');
  const {candidates} = JSON.parse((await tag.getAttribute('data-announcements')) ?? '') as {
    candidates: {id: string; from?: number; until?: number}[];
  };
  await page.close();
  return candidates
    .filter(({from, until}) => from === undefined && until === undefined)
    .map(({id}) => id);
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

/** Expects that the text of the bar is not cut off, and that the page does not scroll sideways. */
async function expectWhole(page: Page): Promise<void> {
  const cut = await bar(page).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return text.top < box.top || text.bottom > box.bottom || text.right > box.right;
  });
  expect(cut).toBe(false);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

test.describe('The visible announcement', () => {
  test('on the home page is not cut off on a phone, and its link starts with the base URL', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/');
    await expectWhole(page);
    await expect(bar(page)).toContainText(HOME_TEXT);
    await expect(bar(page).getByRole('link', {name: 'Version 2'})).toHaveAttribute(
      'href',
      '/site/docs/deep/second',
    );
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
    await page.goto(host.url('/docs/first/'));
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
    await page.goto(host.url('/docs/first/'));
    await expect(bar(page)).toContainText(DOCS_TEXT, {useInnerText: true});
    await expect(bar(page)).not.toContainText(HOME_TEXT, {useInnerText: true});
  });

  const states = [
    {state: 'shown', closed: [], shows: DOCS_TEXT},
    {state: 'dismissed', closed: ['docs-only'], shows: HOME_TEXT},
    // After all others are closed, only an announcement that starts in the future is left.
    {state: 'not yet begun', closed: 'all others', now: BEFORE_NEW_YEAR, shows: undefined},
  ] as const;
  for (const {state, closed, shows, ...clock} of states) {
    for (const width of [1280, 390]) {
      test(`an announcement that is ${state} causes no layout shift at ${width} px${fullUnless(state === states[0]?.state && width === 390)}`, async ({
        page,
        context,
      }) => {
        const ids = (closed === 'all others' ? await timelessIds(context) : closed).join(' ');
        await storeBefore(context, {id: ids, dismiss: ids});
        if ('now' in clock) await page.clock.setFixedTime(clock.now);
        await page.setViewportSize({width, height: 800});
        await page.goto(host.url('/docs/first/'), {waitUntil: 'networkidle'});
        if (shows) await expect(bar(page)).toContainText(shows, {useInnerText: true});
        else await expect(bar(page)).toBeHidden();
        expect(await layoutShifts(page)).toEqual([]);
      });
    }
  }
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

  for (const width of [1280, 390]) {
    test(`moves the focus to the next element at ${width} px${fullUnless(width === 1280)}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await open(page, '/');
      await closeButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(bar(page)).toBeHidden();
      const focused = await page.evaluate(() => {
        const first = [...document.querySelectorAll('nav.navbar a, nav.navbar button')].find(
          (element) => element.getClientRects().length > 0,
        );
        return first !== undefined && document.activeElement === first;
      });
      expect(focused).toBe(true);
    });
  }
});

test.describe('The announcement bar', () => {
  for (const theme of ['light', 'dark']) {
    for (const width of [1280, 390]) {
      test(`is accessible in the ${theme} theme at ${width} px${fullUnless(theme === 'dark' && width === 390)}`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 800});
        await open(page, `/docs/first/?docusaurus-theme=${theme}`);
        await expect(bar(page)).toBeVisible();
        expect(await axeFaults(page, (axe) => axe.include('.theme-announcement-bar'))).toEqual([]);
      });
    }
  }
});
