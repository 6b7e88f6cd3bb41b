import {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {extractHtml} from './__tests__/extractHtml';
import {ignoredElements} from './ignoredElements';

const card = new Element('div', {class: 'wide card', id: 'first', role: 'note', 'data-x': ''});

describe('Ignored elements', () => {
  it('add each matching selector to the used selectors, but no misspelled one', () => {
    const used = new Set<string>();
    ignoredElements(['..card', '.crad', '.card', 'div'], used)(card);
    expect([...used]).toEqual(['.card', 'div']);
  });

  it.each([
    ['main > div', 'a note'],
    ['ul p, .note', 'lead'],
    ['main > :not(div)', 'lead in a list'],
    ['div > p:first-child', 'in a list a note'],
    ['div:has(ul)', 'a note'],
  ])('are selected as in browsers: %s leaves "%s"', (selector, text) => {
    const html = `<main><div><p>lead</p><ul><li><p>in a list</p></ul></div><p class=note>a note</main>`;
    const sections = extractHtml('/p', html, ignoredElements([selector]))?.sections;
    expect(sections?.[0]?.text).toBe(text);
  });

  it.each([
    '',
    ' ',
    ':hover',
    'a:visited',
    '.card .',
    '[role',
    '.',
    '::before',
    'p:frob',
    '.card ,',
  ])(
    'cannot be selected by "%s", because it matches no static element or is not CSS',
    (selector) => {
      expect(() => ignoredElements(['.card', selector])).toThrow(`the selector "${selector}"`);
    },
  );
});
