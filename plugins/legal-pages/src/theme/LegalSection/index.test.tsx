// @vitest-environment node
import {renderToStaticMarkup} from 'react-dom/server';
import type {LegalSection as Section} from '@theme/LegalPage';
import {expect, test, vi} from 'vitest';
import LegalSection from './index';

vi.mock('@theme/LegalText', () => ({default: ({text}: {text: string[]}) => text.join('')}));

const SECTION: Section = {
  id: 'storage',
  title: 'Storage',
  emphasis: false,
  blocks: [
    {
      kind: 'table',
      caption: 'Entries',
      columns: ['Key', 'Purpose'],
      rows: [
        [['theme'], ['Keeps the theme.']],
        [['recent'], ['Keeps the searches.']],
      ],
    },
  ],
};

test('A table row starts with a header cell, and every cell has the label of its column', () => {
  const [, rows] = renderToStaticMarkup(<LegalSection section={SECTION} />).split('<tbody>');
  expect(rows?.split('</tbody>')[0]).toBe(
    '<tr><th scope="row" data-label="Key">theme</th>' +
      '<td data-label="Purpose">Keeps the theme.</td></tr>' +
      '<tr><th scope="row" data-label="Key">recent</th>' +
      '<td data-label="Purpose">Keeps the searches.</td></tr>',
  );
});

test('A section shows the provisions that require it, if there are any', () => {
  const law = '§ 25 TDDDG';
  expect(renderToStaticMarkup(<LegalSection section={{...SECTION, law}} />)).toContain(
    `>${law}</p>`,
  );
  expect(renderToStaticMarkup(<LegalSection section={SECTION} />)).not.toContain('</p>');
});
