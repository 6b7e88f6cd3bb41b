import {expect, it} from 'vitest';
import {admonitionLabels} from './admonitionLabels';

it('Labels of admonitions are in the language of the site, unless it translates them', async () => {
  const labels = await admonitionLabels('de', {
    'theme.admonition.note': 'Anmerkung',
    'theme.other': 'x',
  });
  expect(labels).toContain('gefahr');
  expect(labels).toContain('Anmerkung');
  expect(labels).not.toContain('hinweis');
  expect(labels).not.toContain('x');
});
