import {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {extractHtml} from './__tests__/extractHtml';
import {ignoredElements} from './ignoredElements';

const card = new Element('div', {class: 'wide card', id: 'first', role: 'note', 'data-x': ''});
const isIgnored = (...selectors: string[]): boolean => ignoredElements(selectors)(card);

describe('ignoredElements', () => {
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
  ])('names <div class="wide card" id=first role=note data-x> by %s', (selector) => {
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
  ])('does not name it by %s', (selector) => {
    expect(isIgnored(selector)).toBe(false);
  });

  it('names an element by any of several selectors, and by none of none', () => {
    expect(isIgnored('p', '.card')).toBe(true);
    expect(isIgnored('.card', 'p')).toBe(true);
    expect(isIgnored('p', '#second')).toBe(false);
    expect(isIgnored()).toBe(false);
  });

  it('names no element without a class or an attribute by it', () => {
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
  ])('reads selectors as browsers do: %s leaves "%s"', (selector, text) => {
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
  ])('refuses the selector "%s", which names no element or is not CSS', (selector) => {
    expect(() => ignoredElements(['.card', selector])).toThrow(`the selector "${selector}"`);
  });
});
