import {describe, expect, it} from 'vitest';
import {Breadcrumbs} from './Breadcrumbs';

describe('Breadcrumbs', () => {
  const read = (...chunks: string[]): Breadcrumbs => {
    const crumbs = new Breadcrumbs();
    crumbs.begin(1);
    for (const chunk of chunks) {
      crumbs.add(chunk);
      crumbs.separateAt('a');
    }
    return crumbs;
  };

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
