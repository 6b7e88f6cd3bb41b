import type {Locator} from '@playwright/test';
import type {Player} from '../../../src/components/figures/Figure/createPlayer';
import {expect, test} from '../siteTest';
import {openFigure} from './livingFigures';

const SECOND_GAME = {name: 'second-game', route: '/docs/fundamentals/second-game/'} as const;

/** The figure in its own units, and the middle of a tile of floor above the battery. */
const SCENE = {width: 320, height: 180} as const;
const FLOOR = {x: 160, y: 58} as const;
/** More than the quiet time before the first wave and the way of all its bugs take. */
const STEPS_OF_A_WAVE = 60 * 40;

type Stage = HTMLElement & {readonly figure?: Player<unknown>};

const stepBy = (stage: Locator, count: number): Promise<void> =>
  stage.evaluate((element: Stage, steps) => element.figure?.step(steps), count);

/** Where a place of the scene is on its stage, in pixels. */
async function onStage(stage: Locator, {x, y}: {x: number; y: number}) {
  const {width, height} = (await stage.boundingBox()) ?? SCENE;
  return {x: (x / SCENE.width) * width, y: (y / SCENE.height) * height};
}

test('a click on the floor places a crate, and a click on the crate takes it back', async ({
  page,
}) => {
  const {figure, canvas} = await openFigure(page, SECOND_GAME);
  const stage = figure.locator('[data-stage]');
  await expect(canvas).toHaveAttribute('aria-label', /Crates 3/);
  await stage.click({position: await onStage(stage, FLOOR)});
  await expect(canvas).toHaveAttribute('aria-label', /Crates 2/);
  await stage.click({position: await onStage(stage, FLOOR)});
  await expect(canvas).toHaveAttribute('aria-label', /Crates 3/);
});

test('the keyboard alone places a crate and takes it back', async ({page}) => {
  const {figure, canvas} = await openFigure(page, SECOND_GAME);
  await figure.locator('[data-stage]').focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(canvas).toHaveAttribute('aria-label', /Crates 2/);
  await page.keyboard.press('Space');
  // The game must see that the space bar has let go before it is pressed again.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.keyboard.press('Space');
  await expect(canvas).toHaveAttribute('aria-label', /Crates 3/);
});

test('the turret defends itself while nobody plays', async ({page}) => {
  const {figure, canvas} = await openFigure(page, SECOND_GAME);
  await stepBy(figure.locator('[data-stage]'), STEPS_OF_A_WAVE);
  await expect(canvas).toHaveAttribute('aria-label', /Score [1-9]/);
});

test('it leaves the turret to readers, and starts again with a click when they have lost', async ({
  page,
}) => {
  const {figure, canvas} = await openFigure(page, SECOND_GAME);
  const stage = figure.locator('[data-stage]');
  await stage.hover({position: await onStage(stage, FLOOR)});
  await stepBy(stage, STEPS_OF_A_WAVE);
  await expect(canvas).toHaveAttribute('aria-label', /Battery empty.*Battery 0.*Score 0/);
  await stage.click({position: await onStage(stage, FLOOR)});
  await expect(canvas).toHaveAttribute('aria-label', /Bugs in \d.*Battery 5/);
});

test.describe('under a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a tap on the floor places a crate', async ({page}) => {
    const {figure, canvas} = await openFigure(page, SECOND_GAME);
    const stage = figure.locator('[data-stage]');
    await stage.tap({position: await onStage(stage, FLOOR)});
    await expect(canvas).toHaveAttribute('aria-label', /Crates 2/);
  });
});

test('both downloads are there', async ({page}) => {
  await page.goto(SECOND_GAME.route);
  for (const name of ['start', 'finished']) {
    const link = page.getByRole('link', {name: `Download the ${name} `});
    const address = await link.getAttribute('href');
    expect(address).toBe(`/downloads/second-game-${name}.zip`);
    const response = await page.request.get(address ?? '');
    expect(response.status()).toBe(200);
    expect((await response.body()).subarray(0, 2).toString()).toBe('PK');
  }
});
