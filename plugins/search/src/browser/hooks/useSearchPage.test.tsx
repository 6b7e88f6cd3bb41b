// @vitest-environment node
import '../../theme/__tests__/themeInBrowser';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {noHits} from '../../ui/__tests__/noHits';
import type {SearchAddress} from './searchAddress';
import {rememberSearchPage, type RememberedPage} from './useSearchPageMemory';
import type {SearchRequest} from './useSearch';
import {useRememberedPage, useSearchPage} from './useSearchPage';

interface Router {
  location: {key?: string; search: string};
  history: {
    action: string;
    location: {pathname: string; search: string};
    replace: (address: string) => void;
  };
  isBrowser: boolean;
}

const router = vi.hoisted<Router>(() => ({
  location: {search: ''},
  history: {action: 'PUSH', location: {pathname: '/search/', search: ''}, replace: vi.fn()},
  isBrowser: true,
}));
const useSearch = vi.hoisted(() =>
  vi.fn<(request: SearchRequest, initial?: object) => object>(() => ({
    state: {kind: 'idle'},
    retry: vi.fn(),
  })),
);

const turnToSearch = vi.hoisted(() => vi.fn());

vi.mock('@docusaurus/router', () => ({
  useLocation: () => router.location,
  useHistory: () => router.history,
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => router.isBrowser}));
vi.mock('./useSearch', () => ({useSearch}));
vi.mock('./turnToSearch', () => ({turnToSearch}));
vi.mock('./useSearchSettings', () => ({
  useSearchSettings: () => ({
    searchPath: '/search/',
    contexts: [{key: 'docs', label: 'Docs', paths: ['/docs']}],
  }),
}));
vi.mock('./useSearchScope', () => {
  const choices = [{value: '1.0', label: '1.0', pluginId: 'default', baseUrl: '/docs/1.0'}];
  const single = {value: 'api:current', label: 'api: Next', pluginId: 'api', baseUrl: '/api'};
  return {
    useVersionChoices: () => choices,
    useDocsVersions: () => [...choices, single],
    useSearchScope: (chosen?: {baseUrl: string}) => ({baseUrl: chosen?.baseUrl ?? '/docs'}),
  };
});

const FIRST = 20;
const TAGS = [{key: 'audio', label: 'Audio'}];

/** What the router does where a reader follows a link or goes back. */
function visit(key: string, search: string): void {
  router.location = {key, search};
  router.history.location.search = search;
  window.history.replaceState({key}, '', `/search/${search}`);
}
const shownAddress = () => window.location.pathname + window.location.search;

function open(search: string, remembered?: RememberedPage) {
  visit('first', search);
  const {result, rerender} = renderHook(() => useSearchPage(remembered, TAGS));
  return {
    page: () => result.current,
    follow: (key: string, to: string) => {
      visit(key, to);
      rerender();
    },
    type: (query: string) => act(() => result.current.change({query})),
    rerender,
  };
}
/** What is searched now. */
const request = (): SearchRequest | undefined => useSearch.mock.lastCall?.[0];

beforeEach(() => {
  vi.useFakeTimers();
  router.isBrowser = true;
  router.history.action = 'PUSH';
  router.history.replace = vi.fn((address: string) => {
    router.history.location.search = address.replace('/search/', '');
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useSearch.mockClear();
});

const addressOf = (part: Partial<SearchAddress>) => ({
  query: '',
  context: '',
  version: '',
  tag: '',
  ...part,
});

describe('the search page', () => {
  test('searches what its address says', () => {
    const {page} = open('?q=light&ctx=-docs&version=1.0');
    const asked = {query: 'light', context: '-docs', version: '1.0', tag: ''};
    expect(page().address).toEqual(asked);
    expect(request()).toEqual({
      query: 'light',
      baseUrl: '/docs/1.0',
      context: '-docs',
      limit: FIRST,
      excerptLength: 160,
    });
  });

  test('searches the pages with the tag that its address names, and lists them without a query', () => {
    const {page, type} = open('?q=light&tag=audio');
    expect(page().address).toEqual(addressOf({query: 'light', tag: 'audio'}));
    expect(request()?.query).toBe('tag:audio light');
    type('');
    expect(request()?.query).toBe('tag:audio ');
    expect(shownAddress()).toBe('/search/?tag=audio');
  });

  test('searches nothing before it is hydrated, as the server, and then its address', () => {
    router.isBrowser = false;
    const {page, rerender} = open('?q=light');
    expect(page().address).toEqual(addressOf({}));
    router.isBrowser = true;
    rerender();
    expect(page().address).toEqual(addressOf({query: 'light'}));
    expect(shownAddress()).toBe('/search/?q=light');
  });

  test('takes from its address what the site does not have, and leaves what was typed since', () => {
    const {type, rerender} = open('?q=light&ctx=bogus&version=0.9&tag=video');
    expect(shownAddress()).toBe('/search/?q=light');
    type('lights');
    rerender();
    expect(shownAddress()).toBe('/search/?q=lights');
  });

  test('has what is typed in its address, past the router, whose state it keeps', () => {
    const {page, type} = open('?q=light&ctx=docs');
    type('lights');
    expect(page().address).toEqual(addressOf({query: 'lights', context: 'docs'}));
    expect(shownAddress()).toBe('/search/?q=lights&ctx=docs');
    expect(window.history.state).toEqual({key: 'first'});
    expect(request()).toMatchObject({query: 'lights', context: 'docs'});
  });

  test('tells the router what was typed once typing pauses, and not of each letter', () => {
    const {type} = open('?q=light');
    act(() => void vi.runAllTimers());
    expect(router.history.replace).not.toHaveBeenCalled();
    type('lights');
    act(() => void vi.advanceTimersByTime(100));
    type('lights of');
    act(() => void vi.runAllTimers());
    expect(router.history.replace).toHaveBeenCalledExactlyOnceWith('/search/?q=lights+of');
  });

  test('keeps what is typed while the router comes to what it was told', () => {
    const {page, type, follow} = open('?q=light');
    type('lights');
    act(() => void vi.runAllTimers());
    type('lights of');
    follow('second', '?q=lights');
    expect(page().address).toEqual(addressOf({query: 'lights of'}));
  });

  test('asks for more results until another query is asked', () => {
    const {page, type} = open('?q=foo:bar');
    act(() => page().loadMore());
    act(() => page().loadMore());
    expect(request()).toMatchObject({limit: 3 * FIRST});
    expect(page()).toMatchObject({limit: 3 * FIRST});
    type('foo:bars');
    expect(request()).toMatchObject({limit: FIRST});
  });

  test('begins again at an address that is followed while it is shown', () => {
    const {page, follow} = open('?q=foo:bar');
    act(() => page().loadMore());
    follow('second', '?q=light');
    expect(page().address).toEqual(addressOf({query: 'light'}));
    expect(request()).toMatchObject({query: 'light', limit: FIRST});
  });
});

describe('a search page that was left', () => {
  const results = noHits('light');
  const left: RememberedPage = {results, limit: 40, scroll: 9, followed: undefined};
  const recalled = () => renderHook(() => useRememberedPage()).result.current;

  beforeEach(() => {
    rememberSearchPage('/search/?q=light', left);
    visit('first', '?q=light');
  });

  test('is shown again as it was to a reader who comes back, and only then', () => {
    expect(recalled()).toBeUndefined();
    router.history.action = 'POP';
    expect(recalled()).toBe(left);
    visit('first', '?q=lights');
    expect(recalled()).toBeUndefined();
  });

  test('has its results, without another search, as far as they were loaded', () => {
    open('?q=light', left);
    expect(useSearch.mock.lastCall?.[1]).toBe(results);
    expect(request()).toMatchObject({limit: 40});
  });
});
