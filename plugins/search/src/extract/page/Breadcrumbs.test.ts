import {describe, expect, it} from 'vitest';
import {Breadcrumbs} from './Breadcrumbs';

describe('Breadcrumbs', () => {
  it.each<Record<string, string>>([{class: 'theme-doc-breadcrumbs'}, {'aria-label': 'Breadcrumb'}])(
    'begin with an element that has %j, and do not end with one like it inside',
    (values) => {
      const crumbs = new Breadcrumbs();
      crumbs.beginIfMarked({class: 'menu'}, 1);
      expect(crumbs.isOpen).toBe(false);
      crumbs.beginIfMarked(values, 2);
      crumbs.beginIfMarked(values, 5);
      crumbs.close(5);
      expect(crumbs.isOpen).toBe(true);
      crumbs.close(2);
      expect(crumbs.isOpen).toBe(false);
    },
  );

  it.each<Record<string, string>>([
    {class: 'breadcrumbs__item breadcrumbs__item--active'},
    {class: 'active'},
    {'aria-current': 'page'},
  ])('do not hold the page itself, which %j says is there, but its name', (values) => {
    const crumbs = new Breadcrumbs();
    crumbs.begin(1);
    crumbs.beginIfMarked({class: 'interactive', 'aria-current': 'false'}, 2);
    crumbs.add('Docs');
    crumbs.close(2);
    crumbs.separateAt('li');
    crumbs.beginIfMarked(values, 2);
    crumbs.beginIfMarked(values, 3);
    crumbs.add('\n 1. The ');
    crumbs.close(3);
    crumbs.add(' lamp ');
    crumbs.close(2);
    crumbs.separateAt('li');
    crumbs.add('Edit');
    expect(crumbs.above('Lamps')).toEqual(['Docs', 'Edit']);
    expect(crumbs.own).toBe('1. The lamp');
  });

  const read = (...chunks: string[]): Breadcrumbs => {
    const crumbs = new Breadcrumbs();
    crumbs.begin(1);
    for (const chunk of chunks) {
      crumbs.add(chunk);
      crumbs.separateAt('a');
    }
    return crumbs;
  };

  it('are each once, without signs and without the page', () => {
    const crumbs = read('Docs', ' › ', ' Guide ', 'Docs', 'Camera');
    expect(crumbs.above('Camera')).toEqual(['Docs', 'Guide']);
  });

  it.each([
    [
      ['Docs', ' / Guide /\n', 'Sound', ' / Camera'],
      ['Docs', 'Guide', 'Sound'],
    ],
    [
      ['Docs »', '  » » Sound ', ' › '],
      ['Docs', 'Sound'],
    ],
    [
      ['.NET', ' › C++', ' › (draft) 2 + 2 =?'],
      ['.NET', 'C++', '(draft) 2 + 2'],
    ],
    [
      ['«Docs»', '# 1'],
      ['«Docs»', '1'],
    ],
  ])('of %j are %j', (chunks, crumbs) => {
    expect(read(...chunks).above('Camera')).toEqual(crumbs);
  });

  it('are one where only formatting is between', () => {
    const crumbs = read('Docs');
    for (const chunk of ['The ', 'foo', '\n API', ' v', '2']) {
      crumbs.add(chunk);
      crumbs.separateAt('code');
    }
    expect(crumbs.above('')).toEqual(['Docs', 'The foo API v2']);
  });
});
