import {describe, expect, it} from 'vitest';
import {hit} from '../../theme/__tests__/hit';
import {groupHits, hitAddress} from './groupHits';

describe('hits of one page', () => {
  const best = hit({url: '/light/', hash: 'shadows', title: 'Light', context: 'docs'});
  const other = hit({url: '/lamp/', title: 'Lamp', breadcrumbs: ['Guides']});
  const last = hit({url: '/light/', hash: 'colour'});

  it('stand together, where the best of them stands', () => {
    expect(groupHits([best, other, last])).toEqual([
      {url: '/light/', title: 'Light', breadcrumbs: [], context: 'docs', hits: [best, last]},
      {url: '/lamp/', title: 'Lamp', breadcrumbs: ['Guides'], context: undefined, hits: [other]},
    ]);
    expect(groupHits([])).toEqual([]);
  });

  it('lead to their sections, and to the page itself where they have none', () => {
    expect([best, other].map(hitAddress)).toEqual(['/light/#shadows', '/lamp/']);
  });
});
