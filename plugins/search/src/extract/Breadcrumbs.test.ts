import {describe, expect, it} from 'vitest';
import {Breadcrumbs} from './Breadcrumbs';

const marked = (values: Record<string, string>) => ({get: (name: string) => values[name]});

describe('Breadcrumbs', () => {
  it.each<Record<string, string>>([{class: 'theme-doc-breadcrumbs'}, {'aria-label': 'Breadcrumb'}])(
    'begin with an element that has %j',
    (values) => {
      const crumbs = new Breadcrumbs();
      crumbs.beginIfMarked(marked({class: 'menu'}), 1);
      expect(crumbs.isOpen).toBe(false);
      crumbs.beginIfMarked(marked(values), 2);
      crumbs.beginIfMarked(marked(values), 5);
      expect(crumbs.isOpen).toBe(true);
      crumbs.close(2);
      expect(crumbs.isOpen).toBe(false);
    },
  );

  it('are each once, without signs and without the page', () => {
    const crumbs = new Breadcrumbs();
    for (const chunk of ['Docs', ' › ', ' Guide ', 'Docs', 'Camera']) crumbs.add(chunk);
    expect(crumbs.above('Camera')).toEqual(['Docs', 'Guide']);
  });
});
