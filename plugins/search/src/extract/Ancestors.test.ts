import {describe, expect, it} from 'vitest';
import {Ancestors} from './Ancestors';

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

  it('closes the innermost element of a name, with all inside', () => {
    const ancestors = opened('div', 'p', 'div', 'em', 'b');
    expect(ancestors.close('div')).toBe(3);
    expect([ancestors.innermost, ancestors.depth]).toEqual(['p', 2]);
  });

  it('closes nothing where no element has the name', () => {
    const ancestors = opened('div', 'p');
    expect(ancestors.close('em')).toBe(0);
    expect(ancestors.depth).toBe(2);
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
    ancestors.close('div');
    ancestors.open('h2', '');
    expect(ancestors.takeId()).toBe('far');
  });

  it.each(['main', 'body', 'article'])('gives no id from %s or around it', (tag) => {
    expect(opened('div#page', `${tag}#content`, 'h2').takeId()).toBe('');
  });
});
