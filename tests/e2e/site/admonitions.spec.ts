import {expect, test, THEMES} from '../siteTest';

for (const theme of THEMES) {
  test(`a note is written on paper and in ink of the site, ${theme} @full`, async ({page}) => {
    await page.goto('/docs/fundamentals/getting-started/');
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const note = page.locator('.theme-admonition-note').first();
    const [surface, ink] = await note.evaluate((element) => {
      const probe = element.ownerDocument.body.appendChild(document.createElement('i'));
      return ['--site-surface', '--site-ink'].map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      });
    });
    await expect(note).toHaveCSS('background-color', surface ?? '');
    await expect(note).toHaveCSS('color', ink ?? '');
  });
}
