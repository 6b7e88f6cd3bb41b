import {expect, test} from '../siteTest';
import {openFigure} from './livingFigures';

const FIRST_GAME = {
  name: 'first-game',
  route: '/docs/fundamentals/set-up-your-first-project/',
} as const;

test('Releasing a key while Ctrl is down stops the hero', async ({page}) => {
  const {figure, canvas} = await openFigure(page, FIRST_GAME);
  await figure.locator('[data-stage]').focus();
  await page.keyboard.down('ArrowRight');
  await expect(canvas).toHaveAttribute('aria-label', /gone 10 percent/);
  await page.keyboard.down('Control');
  await page.keyboard.up('ArrowRight');
  await page.keyboard.up('Control');
  await figure.getByRole('button', {name: 'Reset'}).dispatchEvent('click');
  await figure.locator('[data-stage]').evaluate((stage) => {
    (stage as HTMLElement & {figure: {step: (count: number) => void}}).figure.step(120);
  });
  await expect(canvas).toHaveAttribute('aria-label', /gone 0 percent/);
});

test('A click alone, as voice control sends it, moves the hero', async ({page}) => {
  const {figure, canvas} = await openFigure(page, FIRST_GAME);
  await figure.getByRole('button', {name: 'Pause'}).click();
  const right = figure.getByRole('button', {name: 'Right'});
  await expect(canvas).toHaveAttribute('aria-label', /gone 0 percent/);
  await expect
    .poll(async () => {
      await right.dispatchEvent('click');
      return canvas.getAttribute('aria-label');
    })
    .toMatch(/gone 10 percent/);
});
