import type {Locator} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test, THEMES} from '../siteTest';
import {LIVING_FIGURES, openFigure} from '../figures/livingFigures';
import {openPage} from '../openPage';

/** Contrast ratio of two colors as defined by WCAG 2.2. Each color has red, green and blue up to 255. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (color: readonly number[]): number =>
    color
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const colorsOf = (element: Locator): Promise<{ink: number[]; paper: number[]}> =>
  element.evaluate((target) => {
    const numbers = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
    let painted: Element | null = target;
    while (painted && numbers(getComputedStyle(painted).backgroundColor)[3] === 0)
      painted = painted.parentElement;
    const {color} = getComputedStyle(target);
    const {backgroundColor} = getComputedStyle(painted ?? document.documentElement);
    return {ink: numbers(color).slice(0, 3), paper: numbers(backgroundColor).slice(0, 3)};
  });

/** High-contrast system themes, combined with each theme that a reader may have chosen. */
for (const colorScheme of THEMES)
  for (const chosen of THEMES)
    test.describe(`In a ${colorScheme} contrast theme, with the ${chosen} theme of the site`, () => {
      const standsForAll = colorScheme === 'dark' && chosen === 'light';

      test.beforeEach(async ({page}) => {
        await page.emulateMedia({forcedColors: 'active', colorScheme});
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
      });

      for (const living of LIVING_FIGURES) {
        const isRepresentative = living.name === 'easing' && standsForAll;
        test(`the figure of ${living.name} is readable${fullUnless(isRepresentative)}`, async ({
          page,
        }) => {
          const {figure, canvas} = await openFigure(page, living);
          for (const mark of await figure.locator('pre mark').all()) {
            const {ink, paper} = await colorsOf(mark);
            expect(contrast(ink, paper)).toBeGreaterThan(7);
          }
          await expect(canvas).toBeVisible();
          const palette = await canvas.evaluate((element) => {
            const probe = element.appendChild(document.createElement('span'));
            const read = (color: string): number[] => {
              probe.style.color = color;
              return (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number).slice(0, 3);
            };
            const names = ['ink', 'muted', 'primary', 'accent', 'blue', 'green', 'red', 'purple'];
            const colors = names.map((name) => [name, read(`var(--figure-${name})`)] as const);
            const paper = read('Canvas');
            probe.remove();
            return {colors, paper};
          });
          for (const [name, color] of palette.colors)
            expect(contrast(color, palette.paper), name).toBeGreaterThan(3);
        });
      }

      for (const route of ['/docs/fundamentals/ecs', '/docs/core-modules/graphics/'])
        test(`the drawings of ${route} are readable${fullUnless(standsForAll && route.includes('ecs'))}`, async ({
          page,
        }) => {
          await page.goto(route);
          const texts = page.locator('figure svg text, main svg[role=img] text');
          expect(await texts.count()).toBeGreaterThan(2);
          const paper = await page.evaluate(() => {
            const probe = document.body.appendChild(document.createElement('span'));
            probe.style.color = 'Canvas';
            const {color} = getComputedStyle(probe);
            probe.remove();
            return (color.match(/\d+/g) ?? []).map(Number).slice(0, 3);
          });
          for (const fill of await texts.evaluateAll((all) =>
            all.map((text) => (getComputedStyle(text).fill.match(/\d+/g) ?? []).map(Number)),
          ))
            expect(contrast(fill.slice(0, 3), paper)).toBeGreaterThan(4.5);
        });

      test(`the background of the selected tab contrasts with the other tabs${fullUnless(standsForAll)}`, async ({
        page,
      }) => {
        await openPage(page, '/docs/fundamentals/getting-started');
        const selected = page.getByRole('tab', {selected: true}).first();
        const other = page.getByRole('tab', {selected: false}).first();
        const [own, others] = [await colorsOf(selected), await colorsOf(other)];
        expect(contrast(own.paper, others.paper)).toBeGreaterThan(3);
        expect(contrast(own.ink, own.paper)).toBeGreaterThan(4.5);
      });

      test(`the background of a pressed filter contrasts with the other filters${fullUnless(standsForAll)}`, async ({
        page,
      }) => {
        await openPage(page, '/examples');
        const filters = page.getByRole('group', {name: 'Show examples with a tag'});
        await filters.getByRole('button').first().click();
        await page.mouse.move(0, 0);
        const pressed = await colorsOf(filters.getByRole('button', {pressed: true}));
        const other = await colorsOf(filters.getByRole('button', {pressed: false}).first());
        expect(contrast(pressed.paper, other.paper)).toBeGreaterThan(3);
        expect(contrast(pressed.ink, pressed.paper)).toBeGreaterThan(4.5);
      });
    });

for (const route of ['/', '/docs/fundamentals/getting-started', '/blog', '/examples'])
  test(`No text on ${route} has the background color of the page in a contrast theme${fullUnless(route === '/')}`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openPage(page, route);
    // In contrast themes, browsers draw a background in the color `Canvas` behind text, except with
    // `forced-color-adjust: none`.
    const unseen = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('span'));
      probe.style.color = 'Canvas';
      const {color: canvas} = getComputedStyle(probe);
      return [...document.querySelectorAll('body *')]
        .filter((element) =>
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
        )
        .filter((element) => {
          const {color, forcedColorAdjust} = getComputedStyle(element);
          return color === canvas && forcedColorAdjust !== 'none';
        })
        .map(({outerHTML}) => outerHTML);
    });
    expect(unseen).toEqual([]);
  });
