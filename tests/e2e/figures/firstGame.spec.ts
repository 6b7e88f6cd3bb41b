import {expect, test} from '../siteTest';
import {openFigure} from './livingFigures';

const FIRST_GAME = {
  name: 'first-game',
  route: '/docs/fundamentals/set-up-your-first-project/',
} as const;

test('The hero runs while a key is held, and stops when the game loses the focus', async ({
  page,
}) => {
  const {figure, canvas} = await openFigure(page, FIRST_GAME);
  await expect(canvas).toHaveAttribute('aria-label', /gone 0 percent/);
  await figure.locator('[data-stage]').focus();
  await page.keyboard.down('ArrowRight');
  await expect(canvas).toHaveAttribute('aria-label', /gone 10 percent/);
  await figure.getByRole('button', {name: 'Reset'}).focus();
  await page.keyboard.press('Enter');
  await expect(canvas).toHaveAttribute('aria-label', /gone 0 percent/);
});

test('The hero runs while a button on the screen is held, by mouse or by key', async ({page}) => {
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
});

test('Keys scroll the page while the game does not have the focus', async ({page}) => {
  const {canvas} = await openFigure(page, FIRST_GAME);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(canvas).toHaveAttribute('aria-label', /gone 0 percent/);
});

test('Both downloads of the first game exist', async ({page}) => {
  const routes = {start: '/docs/fundamentals/first-window', finished: FIRST_GAME.route};
  for (const [name, route] of Object.entries(routes)) {
    await page.goto(route);
    const address = `/downloads/first-game-${name}.zip`;
    await expect(page.locator(`main a[href="${address}"]`).first()).toHaveText(/download/i);
    const response = await page.request.get(address);
    expect(response.status()).toBe(200);
    expect((await response.body()).subarray(0, 2).toString()).toBe('PK');
  }
});
