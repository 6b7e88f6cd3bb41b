import {expect, it} from 'vitest';
import {llmsFullText, llmsText} from './llmsText';

const page = {
  url: '',
  markdown: '',
  title: 'Title',
  description: '',
  markdownUrl: 'https://site.test/a.md',
};

it('llms.txt has a section for each group', () => {
  const groups = [
    {title: 'Guides', pages: [{...page, description: 'What it says'}]},
    {title: 'Blog', pages: [page]},
  ];
  expect(llmsText({title: 'Site', tagline: 'Line'}, groups)).toBe(
    '# Site\n\n> Line\n\n## Guides\n\n- [Title](https://site.test/a.md): What it says\n\n## Blog\n\n- [Title](https://site.test/a.md)\n',
  );
});

it('Special characters in titles, descriptions and addresses do not break the link', () => {
  const odd = {
    ...page,
    title: 'An [array]\nof',
    description: 'Two\nlines',
    markdownUrl: 'https://site.test/a(b).md',
  };
  expect(llmsText({title: 'Site', tagline: 'Line'}, [{title: 'Guides', pages: [odd]}])).toContain(
    '- [An \\[array\\] of](https://site.test/a%28b%29.md): Two lines\n',
  );
});

it('The llms.txt of a site without a tagline has no summary', () => {
  expect(llmsText({title: 'Site', tagline: ''}, [])).toBe('# Site\n');
});

it('llms-full.txt leaves out optional pages', () => {
  const groups = [
    {title: 'Guides', pages: [{...page, url: 'https://site.test/a', markdown: '# A\n'}]},
    {title: 'Optional', pages: [{...page, url: 'https://site.test/1.0/a', markdown: '# Old\n'}]},
  ];
  expect(llmsFullText(groups)).toBe('Source: https://site.test/a\n\n# A\n');
});
