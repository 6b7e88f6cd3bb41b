import type {Player} from '../../../src/components/figures/Figure/createPlayer';
import {expect, test} from '../siteTest';

/** Maximum duration in milliseconds of motion that cannot be stopped, by WCAG 2.2, success criterion 2.2.2. */
const LONGEST = 5000;

type Stage = HTMLElement & {readonly figure?: Player<unknown>};

test('On the home page, only the scene moves by itself, and it has a stop button', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('/');
  const scene = page.locator('[data-hero]');
  await expect
    .poll(() =>
      scene
        .getByRole('application')
        .evaluate((element: Stage) => (element.figure?.frames ?? 0) > 30),
    )
    .toBe(true);
  await expect(scene.getByRole('button', {name: 'Pause'})).toBeVisible();
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
});
