import {isTag} from 'domhandler';
import {expect, it} from 'vitest';
import {parseHtml} from '../html/parseHtml';
import {type Breadcrumbs, readBreadcrumbs} from './readBreadcrumbs';

const read = (html: string, title = 'Camera'): Breadcrumbs =>
  readBreadcrumbs(parseHtml(html).children.filter(isTag), title);

it.each([
  ['Docs<a> / Guide /\n</a>Sound<a> / Camera</a>', ['Docs', 'Guide', 'Sound']],
  ['Docs »<a>  » » Sound </a> › ', ['Docs', 'Sound']],
  ['.NET<a> › C++</a> › (draft) 2 + 2 =?', ['.NET', 'C++', '(draft) 2 + 2']],
  ['«Docs»<a># 1</a>', ['«Docs»', '1']],
  ['Docs<a>The <code>foo</code>\n API<b> v</b>2</a>', ['Docs', 'The foo API v2']],
  ['Docs<a>Sound</a><a>Docs</a>', ['Docs', 'Sound']],
])('The breadcrumbs %j are split into %j', (crumbs, above) => {
  expect(read(`<div class=breadcrumbs>${crumbs}</div>`).above).toEqual(above);
});

it('Breadcrumbs are found by class or label, even in ignored elements, and those of several elements are combined', () => {
  const html = `<nav>Menu<p aria-label=Breadcrumb>Docs</p></nav><div class=site-breadcrumbs>Guide</div>`;
  expect(read(html).above).toEqual(['Docs', 'Guide']);
});

it.each(['aria-current=page', 'class="item item--active"', 'class=active'])(
  "The page's name in its breadcrumbs is recognized if it is marked with %s",
  (mark) => {
    const html = `<ul class=breadcrumbs><li>Docs<li ${mark}><span>1. The\ncamera</span></ul>`;
    expect(read(html)).toEqual({above: ['Docs'], own: '1. The camera'});
  },
);
