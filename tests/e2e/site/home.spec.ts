import type {Page} from '@playwright/test';
import type {Player} from '../../../src/components/figures/Figure/createPlayer';
import {startStaticHost} from '../../server/staticHost';
import {expect, SITE_BUILD, test} from '../siteTest';

/** Maximum duration in milliseconds of motion that cannot be stopped, by WCAG 2.2, success criterion 2.2.2. */
const LONGEST = 5000;

type Stage = HTMLElement & {readonly figure?: Player<unknown>};

const framesOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element: Stage) => element.figure?.frames ?? 0);

/** Returns the bytes loaded without any interaction, excluding prefetched files of other pages. */
async function bytesBeforeReader(page: Page, address: string): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const ahead = new Set<string>();
  let bytes = 0;
  devTools.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (request.initialPriority === 'VeryLow') ahead.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (!ahead.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address);
  await expect(page.locator('[data-hero] canvas')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return bytes;
}

const HERO = '[data-hero] [role=application]';

test('Only the scene moves by itself, keys steer its box while the scene is focused, and a button pauses it', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('/');
  const hero = page.locator('[data-hero]');
  const canvas = hero.locator('canvas');
  await expect.poll(() => framesOf(page, HERO)).toBeGreaterThan(5);
  const moving = await page
    .locator('main :has(> canvas)')
    .evaluateAll((stages: Stage[]) =>
      stages
        .filter(({figure}) => (figure?.frames ?? 0) > 0)
        .map((stage) => stage.closest('[data-hero]') !== null),
    );
  expect(moving).toEqual([true]);
  // Checks the declarations, because the animation itself may have ended. Finds elements and reads styles in one step,
  // because React replaces elements while the page loads, and removed elements have no styles.
  const lengths = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({animationName}) => animationName !== 'none')
      .map(({animationDuration, animationIterationCount: count}) =>
        count === 'infinite' ? Infinity : parseFloat(animationDuration) * 1000 * Number(count),
      ),
  );
  for (const length of lengths) expect(length).toBeLessThanOrEqual(LONGEST);
  await page.locator(HERO).focus();
  await page.keyboard.down('ArrowRight');
  await expect(canvas).toHaveAttribute('aria-label', /swims/);
  await page.keyboard.up('ArrowRight');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await hero.getByRole('button', {name: 'Pause'}).click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const paused = await framesOf(page, HERO);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  expect(await framesOf(page, HERO)).toBe(paused);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('A press on the scene steers the box to the pressed position', async ({page}) => {
  await page.goto('/');
  const canvas = page.locator('[data-hero] canvas');
  await expect.poll(() => framesOf(page, HERO)).toBeGreaterThan(5);
  const box = await page.locator(HERO).boundingBox();
  if (!box) throw new Error('The scene has no place.');
  await page.mouse.move(box.x + box.width * 0.64, box.y + box.height * 0.85);
  await page.mouse.down();
  await expect(canvas).toHaveAttribute('aria-label', /swims/);
  await page.mouse.up();
});

test('With reduced motion the scene is still until readers start it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-hero] canvas')).toBeHidden();
  await expect(page.locator('[data-hero] svg')).toBeVisible();
  await page.locator('[data-hero]').getByRole('button', {name: 'Play'}).click();
  await expect.poll(() => framesOf(page, HERO)).toBeGreaterThan(5);
});

test('Run opens the window of the program, and each of the nine features plays while focused or hovered', async ({
  page,
}) => {
  await page.goto('/');
  const window = page.getByRole('group', {name: 'Hello'});
  await expect(window.locator('canvas')).toBeHidden();
  await window.getByRole('button', {name: 'Run'}).click();
  await expect(window.locator('canvas')).toHaveAttribute('aria-label', /leaves fall/);
  await window.getByRole('button', {name: 'Stop'}).click();
  await expect(window.getByRole('button', {name: 'Run'})).toBeVisible();
  const cards = page.getByRole('listitem').filter({has: page.locator('canvas')});
  await expect(cards).toHaveCount(9);
  for (const card of await cards.all()) {
    await card.getByRole('link').focus();
    await expect(card.locator('canvas')).toHaveAttribute('aria-label', /\S/);
    await expect(card.locator('canvas')).toBeVisible();
  }
  await cards.first().hover();
  const stage = cards.first().locator('canvas').locator('..');
  const frames = () => stage.evaluate((element: Stage) => element.figure?.frames ?? 0);
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before + 5);
});

test('The home page loads at most 260 kB before any interaction', async ({page}) => {
  const host = await startStaticHost({dir: SITE_BUILD, compressed: true});
  expect(await bytesBeforeReader(page, host.url('/'))).toBeLessThan(260_000);
  await host.close();
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the scene, the window and the features are still images', async ({page}) => {
    await page.goto('/');
    await expect(page.locator('header svg').first()).toBeVisible();
    await expect(page.getByRole('img', {name: /flock of small arrows/})).toBeVisible();
    await expect(page.getByText('Three steps to your first game')).toBeVisible();
  });
});
