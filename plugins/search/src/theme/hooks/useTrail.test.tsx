import {renderHook} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {useTrail} from './useTrail';

vi.mock('./useSearchSettings', () => ({
  useSearchSettings: () => ({contexts: [{key: 'blog', label: 'News', paths: ['/blog/']}]}),
}));

const trail = (title: string, breadcrumbs: string[], context?: string): string[] =>
  renderHook(useTrail).result.current({title, breadcrumbs, context});

test('The path to a page is its breadcrumbs', () => {
  expect(trail('Light', ['Guides'], 'blog')).toEqual(['Guides']);
});

test('The path to a page without breadcrumbs is the label of its context', () => {
  expect(trail('ScrewBox 3', [], 'blog')).toEqual(['News']);
  expect(trail('News', [], 'blog')).toEqual([]);
  expect(trail('Imprint', [])).toEqual([]);
});
