import {describe, expect, it} from 'vitest';
import {ignoredElements} from './extractPage';

const card = {class: 'wide card', id: 'first', role: 'note', 'data-x': ''};
const isIgnored = (...selectors: string[]): boolean => ignoredElements(selectors)('div', card);

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
    const isBareIgnored = (selector: string): boolean => ignoredElements([selector])('div', {});
    expect(['.card', '#first', '[role]', '[role=note]'].map(isBareIgnored)).toEqual(
      Array(4).fill(false),
    );
  });

  it.each(['', ' ', 'div p', 'div > p', '.a, .b', ':hover', '*', '.card .', '[role', '.'])(
    'refuses the selector "%s", of another kind',
    (selector) => {
      expect(() => ignoredElements(['.card', selector])).toThrow(`the selector "${selector}"`);
    },
  );
});
