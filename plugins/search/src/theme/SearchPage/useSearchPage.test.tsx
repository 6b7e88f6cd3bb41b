import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {SearchAddress} from '../../browser/searchAddress';
import type {Input, Snapshot} from '../../browser/session';
import {complete, IDLE} from '../__tests__/snapshots';
import type {SessionOptions} from '../hooks/useSession';
import {useSearchPage} from './useSearchPage';

interface Router {
  location: {key?: string; pathname: string; search: string};
  history: {
    location: {pathname: string; search: string};
    replace: (address: string) => void;
  };
  isBrowser: boolean;
}

const router = vi.hoisted<Router>(() => ({
  location: {pathname: '/search/', search: ''},
  history: {location: {pathname: '/search/', search: ''}, replace: vi.fn()},
  isBrowser: true,
}));
const {useSession, prefetchSearch} = vi.hoisted(() => ({
  useSession: vi.fn<(input: Input, options: SessionOptions) => object>(),
  prefetchSearch: vi.fn(),
}));

vi.mock('@docusaurus/router', () => ({
  useLocation: () => router.location,
  useHistory: () => router.history,
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => router.isBrowser}));
vi.mock('../hooks/useSession', () => ({useSession}));
vi.mock('../../browser/prefetch', () => ({prefetchSearch}));
vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({
    searchPath: '/search/',
    contexts: [{key: 'docs', label: 'Docs', paths: ['/docs']}],
  }),
}));
vi.mock('../hooks/useSearchScope', () => {
  const choices = [{value: '1.0', label: '1.0', pluginId: 'default', baseUrl: '/docs/1.0'}];
  const single = {value: 'api:current', label: 'api: Next', pluginId: 'api', baseUrl: '/api'};
  return {
    useVersionChoices: () => choices,
    useDocsVersions: () => [...choices, single],
    useSearchScope: (chosen?: {baseUrl: string}) => ({baseUrl: chosen?.baseUrl ?? '/docs'}),
  };
});

const TAGS = [{key: 'audio', label: 'Audio'}];

function visit(key: string, search: string): void {
  router.location = {key, pathname: '/search/', search};
  router.history.location.search = search;
}

function open(search: string, restored?: Snapshot) {
  visit('first', search);
  const {result, rerender} = renderHook(() => useSearchPage(TAGS, restored));
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
const searched = (): Input | undefined => useSession.mock.lastCall?.[0];
const pause = (milliseconds = 500) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  router.isBrowser = true;
  router.history.location = {pathname: '/search/', search: ''};
  router.history.replace = vi.fn((address: string) => {
    router.history.location.search = address.replace('/search/', '');
  });
  useSession.mockReturnValue({session: {}, snapshot: IDLE});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const addressOf = (part: Partial<SearchAddress>) => ({
  query: '',
  context: '',
  version: '',
  tag: '',
  ...part,
});

describe('The search page', () => {
  test('removes contexts, versions and tags that the site does not have from its address', () => {
    open('?q=light&ctx=bogus&version=0.9&tag=video');
    expect(searched()).toMatchObject({query: 'light', context: '', tag: ''});
    pause();
    expect(router.history.replace).toHaveBeenCalledExactlyOnceWith('/search/?q=light');
  });

  test('writes its address when typing pauses, not with each letter', () => {
    const {type} = open('');
    const letters = 'a query of one hundred and fifty letters '.repeat(4).slice(0, 150);
    for (let length = 1; length <= letters.length; length++) {
      type(letters.slice(0, length));
      pause(60);
    }
    expect(searched()).toMatchObject({query: letters});
    expect(router.history.replace).not.toHaveBeenCalled();
    pause();
    expect(router.history.replace).toHaveBeenCalledOnce();
  });

  test('does not write its address while the router loads the next page', () => {
    const {type} = open('?q=light');
    type('lights');
    router.history.location = {pathname: '/docs/', search: ''};
    pause();
    expect(router.history.replace).not.toHaveBeenCalled();
  });

  test('keeps the typed text while the router applies the written address', () => {
    const {page, type, follow} = open('?q=light');
    type('lights');
    pause();
    type('lights of');
    follow('second', '?q=lights');
    expect(page().address).toEqual(addressOf({query: 'lights of'}));
  });

  test('searches again if the reader follows a link to the search page with another query', () => {
    const {page, follow} = open('?q=foo:bar');
    follow('second', '?q=light');
    expect(page().address).toEqual(addressOf({query: 'light'}));
    expect(searched()).toMatchObject({query: 'light'});
  });

  test('starts with the remembered rows if the reader navigates back', () => {
    const left = complete([]);
    open('?q=light', left);
    expect(useSession.mock.lastCall?.[1]).toMatchObject({restored: left});
  });
});
