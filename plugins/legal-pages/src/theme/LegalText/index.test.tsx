// @vitest-environment node
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import LegalText from './index';

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({i18n: {currentLocale: 'fr'}}),
}));

test('Text has links, code and emphasis, and marks missing values', () => {
  const markup = renderToStaticMarkup(
    <LegalText
      text={[
        'Zweck ',
        {kind: 'link', href: 'mailto:post@pixelwerk.de', text: 'E-Mail'},
        {kind: 'code', text: 'theme'},
        {kind: 'strong', text: 'Widerspruch'},
        {kind: 'missing', field: 'email'},
      ]}
    />,
  );
  expect(markup).toContain(
    'Zweck <a href="mailto:post@pixelwerk.de">E-Mail</a><code>theme</code><strong>Widerspruch</strong>',
  );
  expect(markup).toMatch(/<mark[^>]* lang="fr">\[missing: email\]<\/mark>$/);
});
