import type {Locator, Page} from '@playwright/test';
import {axeFaults} from '../axeFaults';
import {fullUnless} from '../fullUnless';
import {expect, test, THEMES} from '../siteTest';
import {LIVING_FIGURES, openFigure} from './livingFigures';

const DEFAULT_STEPS = 120;

/** Figures that together cover all kinds of controls. */
const EVERY_KIND_OF_CONTROL = ['first-game', 'tiles'];

/** Waits for a number of frames of the browser, even if no figure draws in them. */
async function framesOfBrowser(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
}

async function changeByKeys(page: Page, control: Locator): Promise<void> {
  await control.focus();
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  if (kind === 'range') {
    const isAtEnd = await control.evaluate(
      (element: HTMLInputElement) => element.value === element.max,
    );
    await page.keyboard.press(isAtEnd ? 'Home' : 'End');
  } else if (kind === 'select') {
    const isLast = await control.evaluate(
      (element: HTMLSelectElement) => element.selectedIndex === element.options.length - 1,
    );
    await page.keyboard.press(isLast ? 'Home' : 'End');
  } else {
    await page.keyboard.press('Space');
  }
}

const nameOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? (element.labels?.[0]?.textContent ?? '')
      : (element.textContent ?? '')
    ).trim(),
  );

for (const living of LIVING_FIGURES) {
  // All figures share everything except their controls, so `npm test` only tests one of them.
  const tag = fullUnless(living === LIVING_FIGURES[0]);
  const controlsTag = fullUnless(EVERY_KIND_OF_CONTROL.includes(living.name));
  test.describe(`The figure of ${living.name}`, () => {
    test(`can be used by keyboard alone, and plays only while it is visible${tag}`, async ({
      page,
    }) => {
      const {figure, canvas, frames} = await openFigure(page, living);
      await expect(canvas).toBeVisible();
      const places = figure.locator('[tabindex="0"], button, input, select');
      await places.first().focus();
      for (const place of (await places.all()).slice(1)) {
        await page.keyboard.press('Tab');
        await expect(place).toBeFocused();
      }
      await canvas.scrollIntoViewIfNeeded();
      const before = await frames();
      await expect.poll(frames).toBeGreaterThan(before + 5);

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(figure).not.toBeInViewport();
      await framesOfBrowser(page, 3);
      const away = await frames();
      await framesOfBrowser(page, 20);
      expect(await frames()).toBe(away);

      await canvas.scrollIntoViewIfNeeded();
      await expect.poll(frames).toBeGreaterThan(away);
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', {value: true});
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await framesOfBrowser(page, 3);
      const hidden = await frames();
      await framesOfBrowser(page, 20);
      expect(await frames()).toBe(hidden);
    });

    test(`changes its image and Java with each control, and reset restores both${controlsTag}`, async ({
      page,
    }) => {
      const {figure, canvas, stepFromStart, picture} = await openFigure(page, living);
      const code = figure.locator('pre');
      const steps = living.steps ?? DEFAULT_STEPS;
      await figure.getByRole('button', {name: 'Pause'}).click();
      await stepFromStart(0);
      const firstPicture = await picture();
      await stepFromStart(steps);
      const played = await picture();
      expect(played).not.toBe(firstPicture);
      await stepFromStart(steps);
      expect(await picture()).toBe(played);
      const firstCode = await code.textContent();

      const controls = figure
        .getByRole('group', {name: 'Settings of the figure'})
        .locator('input, select, button');
      for (const control of await controls.all()) {
        const name = await nameOf(control);
        const needed = living.needs?.[name];
        const before = {code: firstCode ?? '', picture: played};
        if (needed) {
          await figure.getByLabel(needed).check();
          await stepFromStart(steps);
          before.code = (await code.textContent()) ?? '';
          before.picture = await picture();
        }
        await changeByKeys(page, control);
        if (!living.viewOnly?.includes(name)) {
          await expect(code, `the Java after ${name}`).not.toHaveText(before.code);
        }
        await stepFromStart(steps);
        expect(await picture(), `the picture after ${name}`).not.toBe(before.picture);
        await expect(canvas).toHaveAttribute('aria-label', /\S/);

        await figure.getByRole('button', {name: 'Reset'}).click();
        await expect(code).toHaveText(firstCode ?? '');
        await expect.poll(picture, `the picture after ${name} is reset`).toBe(firstPicture);
      }
    });

    test(`with reduced motion is a still image until readers press play${tag}`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      const {figure, canvas, frames} = await openFigure(page, living);
      await expect(figure.locator('svg[role=img]').first()).toBeVisible();
      await expect(canvas).toBeHidden();
      const before = await frames();
      await framesOfBrowser(page, 20);
      expect(await frames()).toBeLessThanOrEqual(before + 1);
      await figure.getByRole('button', {name: 'Play'}).click();
      await expect(canvas).toBeVisible();
      await expect.poll(frames).toBeGreaterThan(before + 5);
    });

    test(`without a canvas stays a still image, with a message${tag}`, async ({page}) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await page.goto(living.route);
      const figure = page.locator(`[data-figure=${living.name}]`);
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByText('This figure cannot play here.')).toBeVisible();
      await expect(figure.locator('svg[role=img]').first()).toBeVisible();
      await expect(figure.locator('canvas')).toBeHidden();
    });

    for (const theme of THEMES)
      test(`is accessible in the ${theme} theme on a phone${theme === 'dark' ? tag : ' @full'}`, async ({
        page,
      }) => {
        await page.setViewportSize({width: 390, height: 900});
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        const {canvas} = await openFigure(page, living);
        await expect(canvas).toBeVisible();
        await expect(canvas).toHaveAttribute('aria-label', /\S/);
        const ofFigure = await axeFaults(page, (axe) =>
          axe.include(`[data-figure=${living.name}]`),
        );
        expect(ofFigure).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });
  });
}

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {name, route} of LIVING_FIGURES) {
    const tag = fullUnless(name === LIVING_FIGURES[0]?.name);
    test(`the figure of ${name} is a still image with its Java${tag}`, async ({page}) => {
      await page.goto(route);
      const figure = page.locator(`[data-figure=${name}]`);
      await expect(figure.locator('svg[role=img]').first()).toBeVisible();
      await expect(figure.locator('pre')).toBeVisible();
      await expect(figure.getByRole('button')).toHaveCount(0);
    });
  }
});
