import {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {isSkipped as isElementSkipped, type Place} from './isSkipped';

const isSkipped = (tag: string, values: Record<string, string>, place: Place): boolean =>
  isElementSkipped(new Element(tag, values), place, '/p');

const isLeftOut = (tag: string, values: Record<string, string> = {}): boolean =>
  isSkipped(tag, values, 'main');

describe('Skipped elements', () => {
  it.each(
    'script style noscript template svg math button select option input textarea iframe object canvas audio video nav footer dialog head rp rt rtc'.split(
      ' ',
    ),
  )('include <%s>', (tag) => {
    expect(isLeftOut(tag)).toBe(true);
  });

  it.each(['header', 'aside', 'form'])('include <%s> only outside the content', (tag) => {
    expect(isSkipped(tag, {}, 'page')).toBe(true);
    expect(isSkipped(tag, {}, 'main')).toBe(false);
    expect(isSkipped(tag, {}, 'section')).toBe(false);
    expect(isSkipped(tag, {}, 'outside')).toBe(tag !== 'form');
  });

  it('include boxes below the title in the header of an article', () => {
    const inByline = (tag: string): boolean => isSkipped(tag, {}, 'byline');
    expect([inByline('div'), inByline('p'), inByline('h2')]).toEqual([true, false, false]);
  });

  const classes = (names: string) => names.split(' | ').map((name) => ({class: name}));
  const roles = (names: string) => names.split(' ').map((role) => ({role}));

  it.each<Record<string, string>>([
    {'data-pagefind-ignore': 'all'},
    {'aria-hidden': 'true'},
    ...roles('navigation search banner contentinfo tablist'),
    ...classes('toc | col tableOfContents_x1 | toc-wrapper | theme-doc-toc-mobile wide'),
    ...classes('theme-edit-this-page | theme-doc-version-badge badge | breadcrumbs'),
    ...classes('theme-doc-version-banner alert | theme-doc-card-icon cardTitleIcon_x1'),
    ...classes('pagination-nav | sr-only | hash-link | headerlink | sidebar'),
    ...classes(
      'nav-tabs | tabs__list | tabbed-labels | data-footnote-backref | playgroundHeader_x1 | playgroundPreview_x1',
    ),
  ])('include an element with %s', (values) => {
    expect(isLeftOut('div', values)).toBe(true);
  });

  it.each<Record<string, string>>([
    {'aria-hidden': 'false'},
    ...roles('tabpanel main'),
    ...classes(
      'related | share-buttons | tabs | toctree-wrapper | stoc tocs | unrelated | hash-links | sidebar-right | section',
    ),
  ])('do not include an element with %s', (values) => {
    expect(isLeftOut('div', values)).toBe(false);
  });

  it.each(['p', 'li', 'td', 'blockquote', 'section', 'article'])(
    'do not include a <%s> whose class resembles navigation',
    (tag) => {
      for (const name of ['toc', 'breadcrumbs', 'sidebar'])
        expect(isLeftOut(tag, {class: name})).toBe(false);
      expect(isLeftOut(tag, {class: 'sr-only'})).toBe(true);
    },
  );

  it('do not include the body, even with a class that is skipped on other elements', () => {
    expect(isLeftOut('body', {class: 'toc sidebar'})).toBe(false);
  });

  it('do not include a sidebar within a section of the text', () => {
    expect(isSkipped('div', {class: 'sidebar'}, 'section')).toBe(false);
    expect(isSkipped('div', {class: 'toc'}, 'section')).toBe(true);
  });
});
