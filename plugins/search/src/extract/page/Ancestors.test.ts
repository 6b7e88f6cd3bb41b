import {describe, expect, it} from 'vitest';
import {Ancestors, Extent} from './Ancestors';

/** Open elements, written as names with or without an id: `div#usage`. */
function opened(...elements: string[]): Ancestors {
  const ancestors = new Ancestors();
  for (const element of elements) {
    const [tag = '', id = ''] = element.split('#');
    ancestors.open(tag, id);
  }
  return ancestors;
}

describe('Ancestors', () => {
  it('knows the innermost element and how many are open', () => {
    const ancestors = opened('body', 'p', 'em');
    expect([ancestors.innermost, ancestors.depth]).toEqual(['em', 3]);
    expect([opened().innermost, opened().depth]).toEqual([undefined, 0]);
  });

  it('closes the innermost element, and tells how deep it was', () => {
    const ancestors = opened('div', 'p', 'em');
    expect(ancestors.close()).toBe(3);
    expect([ancestors.innermost, ancestors.depth]).toEqual(['p', 2]);
  });

  it('knows the header of an article that is open', () => {
    expect(opened('main', 'article', 'div', 'header', 'div').articleHeader).toBe(4);
    expect(opened('article', 'header', 'header').articleHeader).toBe(3);
    expect(opened('main', 'header', 'div').articleHeader).toBe(0);
    expect(opened('header', 'article', 'div').articleHeader).toBe(0);
  });

  it('gives the id of the nearest element around, not that of the innermost itself', () => {
    expect(opened('div#far', 'div#near', 'div', 'h2#own').takeId()).toBe('near');
    expect(opened('div', 'h2#own').takeId()).toBe('');
  });

  it('gives an id only once, and then none of further out', () => {
    const ancestors = opened('div#far', 'div#near', 'h2');
    expect([ancestors.takeId(), ancestors.takeId()]).toEqual(['near', '']);
    ancestors.close();
    ancestors.close();
    ancestors.open('h2', '');
    expect(ancestors.takeId()).toBe('far');
  });

  it.each(['main', 'body', 'article'])('gives no id from %s or around it', (tag) => {
    expect(opened('div#page', `${tag}#content`, 'h2').takeId()).toBe('');
  });
});

describe('Extent', () => {
  it('lasts until the element ends that it began with, or one around', () => {
    const extent = new Extent();
    expect(extent.isOpen).toBe(false);
    extent.begin(3);
    expect([extent.close(4), extent.isOpen]).toEqual([false, true]);
    expect([extent.close(3), extent.isOpen]).toEqual([true, false]);
    extent.begin(3);
    expect([extent.close(1), extent.isOpen]).toEqual([true, false]);
  });

  it('ends once', () => {
    expect(new Extent().close(1)).toBe(false);
  });
});
