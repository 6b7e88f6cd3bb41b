import {expect, test} from '../siteTest';
import {openFigure} from './livingFigures';

const FIRST_GAME = {
  name: 'first-game',
  route: '/docs/fundamentals/set-up-your-first-project/',
} as const;

test('The hero runs while a key is held in the game, and stops when the focus leaves or the key is released with Ctrl', async ({
  page,
}) => {
  const {figure, canvas} = await openFigure(page, FIRST_GAME);
  await expect(canvas).toHaveAttribute('aria-label', /gone 0 percent/);
  // If the figure is not focused, keys scroll the page.
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(canvas).toHaveAttribute('aria-label', /gone 0 percent/);
  await figure.locator('[data-stage]').focus();
  await page.keyboard.down('ArrowRight');
  await expect(canvas).toHaveAttribute('aria-label', /gone 10 percent/);
  await figure.getByRole('button', {name: 'Reset'}).focus();
  await page.keyboard.press('Enter');
  await expect(canvas).toHaveAttribute('aria-label', /gone 0 percent/);
  await figure.locator('[data-stage]').focus();
  await page.keyboard.up('ArrowRight');
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

test('The hero runs while a button on the screen is held, by mouse or by key, and on each click', async ({
  page,
}) => {
  const {figure, canvas} = await openFigure(page, FIRST_GAME);
  const right = figure.getByRole('button', {name: 'Right'});
  await right.hover();
  await page.mouse.down();
  await expect(canvas).toHaveAttribute('aria-label', /gone 10 percent/);
  await page.mouse.up();
  await figure.getByRole('button', {name: 'Reset'}).click();
  await expect(canvas).toHaveAttribute('aria-label', /gone 0 percent/);
  await right.focus();
  await page.keyboard.down('Space');
  await expect(canvas).toHaveAttribute('aria-label', /gone 10 percent/);
  await page.keyboard.up('Space');
  // Voice control only sends clicks, without press and release.
  await figure.getByRole('button', {name: 'Reset'}).click();
  await figure.getByRole('button', {name: 'Pause'}).click();
  await expect(canvas).toHaveAttribute('aria-label', /gone 0 percent/);
  await expect
    .poll(async () => {
      await right.dispatchEvent('click');
      return canvas.getAttribute('aria-label');
    })
    .toMatch(/gone 10 percent/);
});
