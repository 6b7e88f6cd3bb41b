// @vitest-environment node
import '../__tests__/themeInBrowser';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {hit} from '../__tests__/hit';
import SearchClosest from './index';

const search = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/docs/lihgt-shadows'})}));
vi.mock('@generated/routes', () => ({default: [{path: '/docs/', routes: [{path: '/docs/a'}]}]}));
vi.mock('../../hooks/searchClient', () => ({
  pagesClient: () => Promise.resolve({search}),
}));
vi.mock('../../hooks/useSearchScope', () => ({useSearchScope: () => ({baseUrl: '/'})}));
vi.mock('../../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({contexts: []}),
}));

afterEach(cleanup);

const page = (name: string) => hit({url: `/${name}/`, title: name, breadcrumbs: ['Guides']});

test('three pages are offered that the words of the address find, each once and none of another site', async () => {
  const hits = [
    page('a'),
    hit({url: 'https://example.com/Lamp.html'}),
    page('a'),
    page('b'),
    page('c'),
    page('d'),
  ];
  search.mockResolvedValue({kind: 'results', hits});
  render(<SearchClosest />);
  const links = await screen.findAllByRole('link');
  expect(links.map(({textContent}) => textContent)).toEqual([
    'Guides › a',
    'Guides › b',
    'Guides › c',
  ]);
  expect(search.mock.calls[0]?.[2]).toBe('lihgt shadows');
});

test('nothing is offered where the search cannot be used, and the console says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  search.mockResolvedValue({kind: 'index-error', failure: 'offline', file: ''});
  const {container} = render(<SearchClosest />);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(container.textContent).toBe('');
  warn.mockRestore();
});
