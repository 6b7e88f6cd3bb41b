import {renderHook} from '@testing-library/react';
import {describe, expect, it, test, vi} from 'vitest';
import {hit} from '../../theme/__tests__/hit';
import {resultsOf} from '../../theme/__tests__/resultsOf';
import {groupHits, hitAddress, shownResults, useTrail} from './hitGroups';
import {textDirection} from './textDirection';
import type {SearchState} from './useSearch';

const results = resultsOf([]);

it.each<[string, SearchState, boolean]>([
  ['of a search that has found some', results, true],
  [
    'of the search before, while one is on its way',
    {kind: 'loading', slow: false, previous: results},
    true,
  ],
  ['of no search, while the first is on its way', {kind: 'loading', slow: true}, false],
  ['of no search, where none was asked', {kind: 'idle'}, false],
  ['of no search that failed', {kind: 'index-error', failure: 'offline', file: 'index.bin'}, false],
])('the results in view are those %s', (_, state, areThere) => {
  expect(shownResults(state)).toBe(areThere ? results : undefined);
});

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

vi.mock('./useSearchSettings', () => ({
  useSearchSettings: () => ({contexts: [{key: 'blog', label: 'News', paths: ['/blog/']}]}),
}));

const trail = (title: string, breadcrumbs: string[], context?: string): string[] =>
  renderHook(useTrail).result.current({url: '/', title, breadcrumbs, context});

test('The way to a page is its breadcrumbs', () => {
  expect(trail('Light', ['Guides'], 'blog')).toEqual(['Guides']);
});

test('The way to a page without any is the context that it is in', () => {
  expect(trail('ScrewBox 3', [], 'blog')).toEqual(['News']);
  expect(trail('News', [], 'blog')).toEqual([]);
  expect(trail('Imprint', [])).toEqual([]);
});

test.each([
  ['Light and shadow.', 'ltr'],
  ['…einschließlich größerer 3D-Töne', 'ltr'],
  ['光と影', 'ltr'],
  ['الضوء والظل 3', 'rtl'],
  ['אור וצל', 'rtl'],
])('%s goes its own way on every page', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

test.each(['ScrewBox محرك ألعاب', 'محرك ألعاب ScrewBox', '3.33.0', ''])(
  '"%s" goes the way of the page',
  (text) => {
    expect(textDirection(text)).toBeUndefined();
  },
);
