import type {Locator} from '@playwright/test';
import type {Player} from '../../../src/components/figures/Figure/createPlayer';
import {expect, test} from '../siteTest';
import {openFigure} from './livingFigures';

const SECOND_GAME = {name: 'second-game', route: '/docs/fundamentals/second-game/'} as const;

/** Size of the figure in its own units. */
const SCENE = {width: 320, height: 180} as const;
/** Center of a floor tile above the battery, in the same units. */
const FLOOR = {x: 160, y: 58} as const;
/** Upper bound for the steps until all bugs of the first wave have reached the end of their paths. */
const STEPS_OF_A_WAVE = 60 * 40;

type Stage = HTMLElement & {readonly figure?: Player<unknown>};

const stepBy = (stage: Locator, count: number): Promise<void> =>
  stage.evaluate((element: Stage, steps) => element.figure?.step(steps), count);

async function onStage(stage: Locator, {x, y}: {x: number; y: number}) {
  const {width, height} = (await stage.boundingBox()) ?? SCENE;
  return {x: (x / SCENE.width) * width, y: (y / SCENE.height) * height};
}

test('A crate can be placed and removed by a click on the floor, or by keyboard alone', async ({
  page,
}) => {
  const {figure, canvas} = await openFigure(page, SECOND_GAME);
  const stage = figure.locator('[data-stage]');
  await expect(canvas).toHaveAttribute('aria-label', /Crates 3/);
  await stage.click({position: await onStage(stage, FLOOR)});
  await expect(canvas).toHaveAttribute('aria-label', /Crates 2/);
  await stage.click({position: await onStage(stage, FLOOR)});
  await expect(canvas).toHaveAttribute('aria-label', /Crates 3/);
  await figure.getByRole('button', {name: 'Reset'}).focus();
  await page.keyboard.press('Enter');
  await stage.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(canvas).toHaveAttribute('aria-label', /Crates 2/);
  await page.keyboard.press('Space');
  // Waits until the game has processed the release of the space bar.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.keyboard.press('Space');
  await expect(canvas).toHaveAttribute('aria-label', /Crates 3/);
});

test('The turret fires automatically until the reader takes it over, and a click restarts a lost game', async ({
  page,
}) => {
  const {figure, canvas} = await openFigure(page, SECOND_GAME);
  await stepBy(figure.locator('[data-stage]'), STEPS_OF_A_WAVE);
  await expect(canvas).toHaveAttribute('aria-label', /Score [1-9]/);
  await figure.getByRole('button', {name: 'Reset'}).click();
  const stage = figure.locator('[data-stage]');
  await stage.hover({position: await onStage(stage, FLOOR)});
  await stepBy(stage, STEPS_OF_A_WAVE);
  await expect(canvas).toHaveAttribute('aria-label', /Battery empty.*Battery 0.*Score 0/);
  await stage.click({position: await onStage(stage, FLOOR)});
  await expect(canvas).toHaveAttribute('aria-label', /Bugs in \d.*Battery 5/);
});
