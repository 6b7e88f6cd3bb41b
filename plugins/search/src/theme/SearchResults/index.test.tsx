import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {answerOf, hit} from '../../browser/__tests__/answerOf';
import type {Partition} from '../../core/partitions';
import {foundOf} from '../__tests__/snapshots';
import SearchResults from './index';

vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/search/', contexts: []}),
}));

const API: Partition = {url: '/api/', label: 'API', kind: 'names', context: 'api'};
const FORUM: Partition = {url: '/forum/', label: 'Forum', kind: 'site', context: 'site:forum'};

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const titlesIn = (name: string) =>
  within(screen.getByRole('region', {name}))
    .getAllByRole('article')
    .map(({textContent}) => textContent);

test('Documents found by name are listed below the pages in a group of at most five, with a link to the others', () => {
  const answer = answerOf(['A', 'B', 'C', 'D', 'E', 'F']);
  const found = foundOf([hit()], {}, {names: [{partition: API, answer}]});
  render(<SearchResults found={found} onChoose={vi.fn()} />);
  expect(titlesIn('API')).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(screen.getAllByRole('article')[0]?.textContent).toBe('Light');
  const all = screen.getByRole('link', {name: 'See all results within "API"'});
  expect(all.getAttribute('href')).toBe('/search/?q=light&ctx=api');
});

test('A document found by name that is also among the pages is listed only once', () => {
  const names = [{partition: API, answer: answerOf(['Light', 'Lamp'])}];
  render(<SearchResults found={foundOf([hit()], {}, {names})} onChoose={vi.fn()} />);
  expect(titlesIn('API')).toEqual(['Lamp']);
});

test('Each other site is a group below the pages, with a link to its search page or a message that it failed', () => {
  vi.stubEnv('SEARCH_OTHER_SITES', 'true');
  const answer = answerOf(['Topic'], {total: 9, searchPage: 'https://forum.test/search'});
  const sites = [
    {partition: FORUM, answer},
    {partition: {...FORUM, url: '/shop/', label: 'Shop'}, answer: 'failed' as const},
  ];
  render(<SearchResults found={foundOf([hit()], {}, {sites})} onChoose={vi.fn()} />);
  expect(titlesIn('Forum')).toEqual(['Topic']);
  const all = screen.getByRole('link', {name: 'See all results within "Forum"'});
  expect(all.getAttribute('href')).toBe('https://forum.test/search?q=light');
  expect(screen.getByText('Shop cannot be searched right now.')).toBeTruthy();
});
