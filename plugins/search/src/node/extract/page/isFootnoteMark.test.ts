import {expect, it} from 'vitest';
import {extractHtml} from './__tests__/extractHtml';

const textOf = (html: string): string | undefined =>
  extractHtml('/p', `<main><h1>T</h1><p>${html}</main>`)?.sections[0]?.text;

it.each([
  '<sup><a href="#fn-1">1</a></sup>',
  '<sup id=ref><a href="#fn-1" id=fnref>[a]</a></sup>',
  '<sup>[<a href="#fn-1">1</a>]</sup>',
  '<sup><a href="#a">1</a>, <a href="#b">2</a></sup>',
  '<a href="#fn"><sup>*1</sup></a>',
  '<a role=doc-noteref href="#id3">[1]</a>',
  '<sup>[3]</sup>',
  '<sup>[a]</sup>',
  '<sup>[†]</sup>',
])('A footnote reference %s is not part of the text', (mark) => {
  expect(textOf(`zorblax${mark} protocol`)).toBe('zorblax protocol');
});

it.each([
  ['<sup>th</sup>', 'zorblaxth protocol'],
  ['<sup>[n + 1]</sup>', 'zorblax[n + 1] protocol'],
  ['<sup><a href="/trademark">tm</a></sup>', 'zorblaxtm protocol'],
  ['<sup>see <a href="#a">1</a></sup>', 'zorblaxsee 1 protocol'],
  [' <a href="#usage">usage</a>', 'zorblax usage protocol'],
])(
  'A superscript or a link that is not a footnote reference is part of the text: %s',
  (html, text) => {
    expect(textOf(`zorblax${html} protocol`)).toBe(text);
  },
);

it('A bare number in a sup is kept as superscript text', () => {
  expect(textOf('m<sup>2</sup> area, zorblax<sup>12</sup>')).toBe('m² area, zorblax¹²');
  expect(textOf('2<sup>n</sup> and x<sup>n2</sup>')).toBe('2n and xn2');
});
