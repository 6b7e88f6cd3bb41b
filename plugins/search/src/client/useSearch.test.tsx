import {renderHook, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import type {SearchResults} from '../worker/searchAnswer';
import {hit} from '../theme/__tests__/hit';
import {useSearch} from './useSearch';

const answer: SearchResults = {
  kind: 'results',
  hits: [hit({title: 'Einführung', titleMarks: [[0, 10]]})],
  terms: ['einfuhrng', 'einfuhrung'],
  total: 1,
  hasMore: false,
  suggestion: 'einfuhrung',
  milliseconds: 1,
};

vi.mock('./missedSearchesStorage', () => ({missedSearchesStorage: vi.fn()}));
vi.mock('./preloadIndexes', () => ({preloadIndexes: vi.fn()}));
vi.mock('./searchClient', () => ({
  searchClient: () => Promise.resolve({search: () => Promise.resolve(answer)}),
}));

test('a corrected query is offered in the spelling of the hits', async () => {
  const request = {query: 'Einführng', plain: false, baseUrl: '/', context: '', limit: 8};
  const {result} = renderHook(() => useSearch(request));
  await waitFor(() => expect(result.current.state.kind).toBe('results'));
  expect(result.current.state).toMatchObject({suggestion: 'einführung', hits: answer.hits});
});
