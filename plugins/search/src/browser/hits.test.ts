import {describe, expect, it} from 'vitest';
import {hit} from './__tests__/answerOf';
import {groupHits, hitAddress} from './hits';

describe('Hits of one page', () => {
  const best = hit({url: '/light/', hash: 'shadows', title: 'Light', context: 'docs'});
  const other = hit({url: '/lamp/', title: 'Lamp', breadcrumbs: ['Guides']});
  const last = hit({url: '/light/', hash: 'colour'});

  it('form one group at the position of the best one', () => {
    expect(groupHits([best, other, last])).toEqual([
      {url: '/light/', title: 'Light', breadcrumbs: [], context: 'docs', hits: [best, last]},
      {url: '/lamp/', title: 'Lamp', breadcrumbs: ['Guides'], context: undefined, hits: [other]},
    ]);
    expect(groupHits([])).toEqual([]);
  });

  it('link to their section, or else to the top of the page', () => {
    expect([best, other].map(hitAddress)).toEqual(['/light/#shadows', '/lamp/']);
  });
});
