import {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {extractHtml} from './__tests__/extractHtml';
import {ignoredElements} from './ignoredElements';

const card = new Element('div', {class: 'wide card', id: 'first', role: 'note', 'data-x': ''});
const isIgnored = (...selectors: string[]): boolean => ignoredElements(selectors)(card);

describe('Ignored elements', () => {
  it.each([
    'div',
    'DIV',
    '.card',
    '.wide',
    '#first',
    '[role]',
    '[ROLE]',
    '[role=note]',
    '[role="note"]',
    "[role='note']",
    '[data-x]',
    '[data-x=""]',
    'div.card.wide#first[role=note]',
    ' .card ',
  ])('<div class="wide card" id=first role=note data-x> matches %s', (selector) => {
    expect(isIgnored(selector)).toBe(true);
  });

  it.each([
    'p',
    'p.card',
    '.car',
    '.cards',
    '#card',
    '.first',
    '[title]',
    '[role=not]',
    '[role=""]',
    '[data-x=y]',
    '.card.small',
    '.small.card',
    'div.card#second',
  ])('<div class="wide card" id=first role=note data-x> does not match %s', (selector) => {
    expect(isIgnored(selector)).toBe(false);
  });

  it('match any of several selectors, and none if the list is empty', () => {
    expect(isIgnored('p', '.card')).toBe(true);
    expect(isIgnored('.card', 'p')).toBe(true);
    expect(isIgnored('p', '#second')).toBe(false);
    expect(isIgnored()).toBe(false);
  });

  it('add each matching selector to the used selectors, but no misspelled one', () => {
    const used = new Set<string>();
    ignoredElements(['..card', '.crad', '.card', 'div'], used)(card);
    expect([...used]).toEqual(['.card', 'div']);
  });

  it('do not include an element without classes and attributes if the selector requires these', () => {
    const isBareIgnored = (selector: string): boolean =>
      ignoredElements([selector])(new Element('div', {}));
    expect(['.card', '#first', '[role]', '[role=note]'].map(isBareIgnored)).toEqual(
      Array(4).fill(false),
    );
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
