import {expect, it} from 'vitest';
import {admonitionLabels} from './admonitionLabels';

it("Labels of admonitions come from the site's own translations, or else from Docusaurus in the site's language", async () => {
  const labels = await admonitionLabels('de', {
    'theme.admonition.note': 'Anmerkung',
    'theme.other': 'x',
  });
  expect(labels).toContain('gefahr');
  expect(labels).toContain('Anmerkung');
  expect(labels).not.toContain('hinweis');
  expect(labels).not.toContain('x');
});
