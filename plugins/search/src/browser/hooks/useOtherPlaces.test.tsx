// @vitest-environment node
import '../../theme/__tests__/themeInBrowser';
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {resultsOf} from '../../theme/__tests__/resultsOf';
import {hit} from '../../theme/__tests__/hit';
import {type SearchedPlace, useOtherPlaces} from './useOtherPlaces';
import type {SearchClient} from './searchClient';
import type {VersionChoice} from './useSearchScope';

const {search, site} = vi.hoisted(() => ({
  search: vi.fn<SearchClient['search']>(),
  site: {versions: [] as VersionChoice[]},
}));

vi.mock('./searchClient', () => ({searchClient: () => Promise.resolve({search})}));
vi.mock('./useSearchScope', () => ({useVersionChoices: () => site.versions}));
vi.mock('./useSearchSettings', () => ({
  useSearchSettings: () => ({
    searchPath: '/search/',
    contexts: [
      {key: 'docs', label: 'Documentation', paths: []},
      {key: 'blog', label: 'Blog', paths: []},
    ],
  }),
}));

const choice = (value: string, baseUrl: string): VersionChoice => ({
  value,
  baseUrl,
  label: value,
  pluginId: 'default',
});
const NEXT = choice('Next', '/docs/next');
const OLD = choice('1.0', '/docs/1.0');
const CURRENT = choice('2.0', '/docs');
const EVERYWHERE: SearchedPlace = {baseUrl: '/docs', context: '', version: '2.0'};

function Places({query, place}: {query: string; place: SearchedPlace}) {
  return useOtherPlaces(query, place).map(({label, count, address}) => (
    <a key={address} href={address}>
      {label}: {count}
    </a>
  ));
}

/** Types a query letter by letter without a pause, and then waits. */
async function type(query: string, place = EVERYWHERE): Promise<void> {
  const {rerender} = render(<Places query={query.slice(0, 1)} place={place} />);
  for (let length = 2; length <= query.length; length++) {
    await act(() => vi.advanceTimersByTimeAsync(60));
    rerender(<Places query={query.slice(0, length)} place={place} />);
  }
  await act(() => vi.advanceTimersByTimeAsync(2000));
}
/** Where which query was asked. */
const asked = () =>
  search.mock.calls.map(([baseUrl, context, query]) => `${query} ${baseUrl} ${context}`.trim());

beforeEach(() => {
  vi.useFakeTimers();
  site.versions = [NEXT, CURRENT, OLD];
  search.mockResolvedValue(resultsOf([]));
});
afterEach(() => {
  cleanup();
  search.mockReset();
  vi.useRealTimers();
});

describe('Where a search found nothing', () => {
  it('every other version is asked once, after the last letter', async () => {
    await type('kumquat');
    expect(asked()).toEqual(['kumquat /docs/next', 'kumquat /docs/1.0']);
  });

  it('no more than five of them are asked', async () => {
    site.versions = Array.from({length: 12}, (_, n) => choice(`${n}`, `/docs/${n}`));
    await type('kumquat');
    expect(asked()).toHaveLength(5);
  });

  it('all other contexts are asked together', async () => {
    site.versions = [];
    await type('kumquat', {...EVERYWHERE, context: 'docs'});
    await type('kumquat', {...EVERYWHERE, context: '-blog'});
    expect(asked()).toEqual(['kumquat /docs -docs', 'kumquat /docs blog']);
  });

  it('nothing is asked of a site that has one version and is searched as a whole', async () => {
    site.versions = [];
    await type('kumquat');
    expect(asked()).toEqual([]);
  });

  it('nothing is asked once the reader has left', async () => {
    render(<Places query="kumquat" place={EVERYWHERE} />);
    cleanup();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(asked()).toEqual([]);
  });

  it('only the places are offered that have something', async () => {
    search.mockImplementation((baseUrl) =>
      Promise.resolve({
        ...resultsOf(baseUrl === NEXT.baseUrl ? [hit()] : []),
        ...(baseUrl === NEXT.baseUrl && {total: 3, counts: {docs: 3}}),
      }),
    );
    await type('kumquat');
    const places = screen.getAllByRole('link');
    expect(places.map(({textContent}) => textContent)).toEqual(['Next: 3']);
    expect(places[0]?.getAttribute('href')).toBe('/search/?q=kumquat&version=Next');
  });
});
