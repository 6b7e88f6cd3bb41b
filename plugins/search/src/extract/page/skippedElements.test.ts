import {describe, expect, it} from 'vitest';
import {isMarkedIgnored, isSkipped} from './elements';

const isLeftOut = (tag: string, values: Record<string, string> = {}): boolean =>
  isSkipped(tag, values, 'main');

describe('isSkipped', () => {
  it.each(
    'script style noscript template svg math button select option input textarea iframe object canvas audio video nav footer dialog head rp rt rtc'.split(
      ' ',
    ),
  )('leaves out <%s>', (tag) => {
    expect(isLeftOut(tag)).toBe(true);
  });

  it.each(['p', 'div', 'main', 'article', 'section', 'details', 'figure', 'table', 'body', 'h1'])(
    'reads <%s>',
    (tag) => {
      expect(isLeftOut(tag)).toBe(false);
    },
  );

  it.each(['header', 'aside', 'form'])('leaves out <%s> outside of the content only', (tag) => {
    expect(isSkipped(tag, {}, 'outside')).toBe(true);
    expect(isSkipped(tag, {}, 'main')).toBe(false);
    expect(isSkipped(tag, {}, 'section')).toBe(false);
  });

  it('reads a form around the content, but no header or box beside it', () => {
    const isLeftOutAround = (tag: string): boolean => isSkipped(tag, {}, 'around');
    expect(isLeftOutAround('form')).toBe(false);
    expect([isLeftOutAround('header'), isLeftOutAround('aside')]).toEqual([true, true]);
  });

  it('leaves out boxes below the title in the header of an article', () => {
    const inByline = (tag: string): boolean => isSkipped(tag, {}, 'byline');
    expect([inByline('div'), inByline('p'), inByline('h2')]).toEqual([true, false, false]);
  });

  it.each<Record<string, string>>([
    {'data-pagefind-ignore': 'all'},
    {'aria-hidden': 'true'},
    {role: 'navigation'},
    {role: 'search'},
    {role: 'banner'},
    {role: 'contentinfo'},
    {role: 'tablist'},
    {role: 'button'},
    {class: 'toc'},
    {class: 'col tableOfContents_x1'},
    {class: 'toc-wrapper'},
    {class: 'theme-doc-toc-mobile wide'},
    {class: 'theme-edit-this-page'},
    {class: 'theme-doc-version-badge badge'},
    {class: 'theme-doc-version-banner alert'},
    {class: 'theme-doc-card-icon cardTitleIcon_x1'},
    {class: 'breadcrumbs'},
    {class: 'pagination-nav'},
    {class: 'sr-only'},
    {class: 'hash-link'},
    {class: 'headerlink'},
    {class: 'sidebar'},
    {class: 'data-footnote-backref'},
    {class: 'playgroundHeader_x1'},
    {class: 'playgroundPreview_x1'},
  ])('leaves out an element with %s', (values) => {
    expect(isLeftOut('div', values)).toBe(true);
  });

  it.each<Record<string, string>>([
    {'aria-hidden': 'false'},
    {role: 'tabpanel'},
    {role: 'main'},
    {class: 'toctree-wrapper'},
    {class: 'stoc tocs'},
    {class: 'unrelated'},
    {class: 'hash-links'},
    {class: 'sidebar-right'},
    {class: 'section'},
  ])('reads an element with %s', (values) => {
    expect(isLeftOut('div', values)).toBe(false);
  });

  it('reads a page whose body has a class of what is left out', () => {
    expect(isLeftOut('body', {class: 'related sidebar'})).toBe(false);
  });

  it('reads a sidebar within a section of the text', () => {
    expect(isSkipped('div', {class: 'sidebar'}, 'section')).toBe(false);
    expect(isSkipped('div', {class: 'toc'}, 'section')).toBe(true);
  });
});

it.each<[Record<string, string>, boolean]>([
  [{'data-search-ignore': ''}, true],
  [{'data-search-ignore': 'false'}, true],
  [{'data-pagefind-ignore': 'all'}, false],
  [{class: 'ignore'}, false],
])('An element with %j is marked to be left out: %s', (values, expected) => {
  expect(isMarkedIgnored(values)).toBe(expected);
});
