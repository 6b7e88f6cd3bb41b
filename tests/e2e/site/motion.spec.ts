import {expect, test} from '../siteTest';

/** WCAG 2.2, success criterion 2.2.2: what moves for longer needs a way to stop it. */
const LONGEST = 5000;

test('what moves by itself on the home page comes to rest', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('/');
  // What is declared, as the animation itself may have ended by now. Looked up and read in one go:
  // React exchanges elements while the page loads, and those it took away have no styles.
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
