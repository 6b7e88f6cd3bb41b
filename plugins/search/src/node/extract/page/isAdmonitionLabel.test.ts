import {expect, it} from 'vitest';
import {parseHtml} from '../html/parseHtml';
import {extractPage} from './extractPage';

function textOf(html: string, labels: string[] = []): string | undefined {
  const document = parseHtml(`<main><h1>T</h1>${html}</main>`);
  return extractPage('/p', document, {admonitionLabels: new Set(labels)})?.sections[0]?.text;
}

const docusaurus = (heading: string): string =>
  `<div class="theme-admonition theme-admonition-danger admonition_x alert alert--danger">
    <div class="admonitionHeading_x"><span class="admonitionIcon_x"><svg></svg></span>${heading}</div>
    <div class="admonitionContent_x"><p>Hot.</p></div></div>`;

it.each([
  ['Docusaurus', docusaurus('danger')],
  ['Docusaurus 2', docusaurus('danger').replace(/<(\/?)div(?= class="admonitionH)/, '<$1h5')],
  ['Sphinx', '<div class="admonition note"><p class="admonition-title">Note</p><p>Hot.</p></div>'],
  [
    'Docusaurus, of a kind of several words,',
    docusaurus('my-custom').replace('admonition-danger', 'admonition-my-custom'),
  ],
  [
    'Sphinx, of references,',
    '<div class="admonition seealso"><p class="admonition-title">See also</p><p>Hot.</p></div>',
  ],
  ['MkDocs, folded,', '<details class="note"><summary>Note</summary><p>Hot.</p></details>'],
  [
    'VitePress',
    '<div class="warning custom-block"><p class="custom-block-title">WARNING</p><p>Hot.</p></div>',
  ],
  [
    'GitHub',
    '<div class="markdown-alert markdown-alert-tip"><p class="markdown-alert-title">Tip</p><p>Hot.</p></div>',
  ],
  [
    'Starlight',
    '<aside class="starlight-aside starlight-aside--caution"><p class="starlight-aside__title">Caution</p><p>Hot.</p></aside>',
  ],
])('The label of an untitled admonition in %s is not part of the text', (_, html) => {
  expect(textOf(html)).toBe('Hot.');
});

it('The title of an admonition is part of the text', () => {
  expect(textOf(docusaurus('Danger zone'))).toBe('Danger zone Hot.');
  const folded =
    '<details class="alert alert--info details_x"><summary>Details</summary>Hot.</details>';
  expect(textOf(folded)).toBe('Details Hot.');
});

it('An admonition label in the language of the site is not part of the text', () => {
  expect(textOf(docusaurus('Gefahr'))).toBe('Gefahr Hot.');
  expect(textOf(docusaurus('Gefahr'), ['gefahr'])).toBe('Hot.');
});
