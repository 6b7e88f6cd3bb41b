import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {LIVING_FIGURES, openFigure} from './livingFigures';

const FINGER = 44;
/** Labels of number controls without a unit: counts, fractions, and factors of the engine. */
const WITHOUT_UNIT =
  /^(Falloff|Blur|Ambient light|Viewports|Camera speed|Boids|Keep apart|Same direction|Stay together|Bounce|Cells per second|Iterations|Diffusion|Retraction|Expansion|Stiffness|Transmission|Diving depth|Nodes|Progress)$/;

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

for (const living of LIVING_FIGURES) {
  test.describe(`With touch, the figure of ${living.name}`, () => {
    const tag = fullUnless(['first-game', 'path-finding'].includes(living.name));

    test(`has controls of sufficient size, mentions no keys, and announces each number with its unit${tag}`, async ({
      page,
    }) => {
      const {figure, canvas} = await openFigure(page, living);
      const controls = figure.locator('button:visible, select:visible, input[type=range]:visible');
      expect(await controls.count()).toBeGreaterThan(2);
      for (const control of await controls.all()) {
        const box = await control.boundingBox();
        const name = await control.evaluate((element) => element.outerHTML.slice(0, 80));
        expect(box?.height, name).toBeGreaterThanOrEqual(FINGER);
      }
      // The label of a checkbox is part of its touch target.
      for (const words of await figure.locator('label:has(input[type=checkbox])').all())
        expect((await words.boundingBox())?.height).toBeGreaterThanOrEqual(FINGER);
      for (const words of await figure.locator('p:visible').all())
        expect(await words.innerText()).not.toMatch(/keyboard|arrow keys|space bar|click/i);
      await expect(canvas).toHaveAttribute('aria-label', /\w{3}/);
      const stage = figure.getByRole('application');
      if ((await stage.count()) > 0)
        await expect(stage).not.toHaveAccessibleName(/^$|scene to touch/i);
      for (const slider of await figure.getByRole('slider').all()) {
        const name = await slider.evaluate(
          (element: HTMLInputElement) => element.labels?.[0]?.textContent ?? '',
        );
        const said = await slider.getAttribute('aria-valuetext');
        expect(said, name).toMatch(
          WITHOUT_UNIT.test(name)
            ? /^[\d.]+$/
            : /^[\d.]+ (ms|s|px|units|units\/s|units\/s²|1\/s|×)$/,
        );
        // Screen readers must announce the value that is visible.
        await expect(figure.locator(`output[for="${await slider.getAttribute('id')}"]`)).toHaveText(
          said ?? '',
        );
      }
    });
  });
}
