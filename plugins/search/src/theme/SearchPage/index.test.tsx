// @vitest-environment node
import '../__tests__/themeInBrowser';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Props as PickersProps} from '@theme/SearchPickers';
import {SEARCH_EVENT} from '../../browser/hooks/events';
import type {SearchState} from '../../browser/hooks/useSearch';
import {hit} from '../__tests__/hit';
import {QUERY_ERROR, resultsOf} from '../__tests__/resultsOf';
import SearchPage from './index';

const {form, page, markOnNextPage, nothing, useSearchPageMemory} = vi.hoisted(() => ({
  form: {current: null},
  useSearchPageMemory: vi.fn(),
  page: {
    address: {query: 'light', context: '', version: '', tag: ''},
    state: {kind: 'idle'},
    change: vi.fn(),
    retry: vi.fn(),
    loadMore: vi.fn(),
  },
  markOnNextPage: vi.fn(),
  nothing: () => ({default: () => null}),
}));

vi.mock('@theme/Layout', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@theme/Heading', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@theme/MissedSearches', () => ({default: () => <p>Missed searches</p>}));
vi.mock('@theme/SearchHelp', nothing);
vi.mock('@theme/SearchPickers', () => ({
  default: ({onContext, onVersion}: Pick<PickersProps, 'onContext' | 'onVersion'>) => (
    <>
      <button onClick={() => onContext('docs')}>In the docs</button>
      <button onClick={() => onVersion('2.0')}>In version 2</button>
    </>
  ),
}));
vi.mock('@theme/SearchResults', () => import('../SearchResults'));
vi.mock('@docusaurus/theme-common', () => ({
  PageMetadata: ({title}: {title: string}) => <title>{title}</title>,
  usePluralForm: () => ({selectMessage: (_count: number, forms: string) => forms}),
}));
vi.mock('../../browser/hooks/useOtherPlaces', () => ({useOtherPlaces: () => []}));
vi.mock('../../browser/hooks/isKnownPage', () => ({isKnownPage: () => true}));
vi.mock('../../browser/target/targetHighlight', () => ({markOnNextPage}));
vi.mock('../../browser/hooks/useSearchPageMemory', () => ({useSearchPageMemory}));
vi.mock('../../browser/hooks/useEarlyForm', () => ({useEarlyForm: () => form}));
vi.mock('../../browser/hooks/useSearchPage', () => ({
  useRememberedPage: () => undefined,
  useSearchPage: () => page,
}));
vi.mock('../../browser/hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/search/', contexts: []}),
}));

const FOUND = resultsOf([hit()]);
const WRONG: SearchState = {...resultsOf([]), error: QUERY_ERROR};

function show(state: SearchState, context = '') {
  page.state = state;
  page.address = {query: 'light', context, version: '', tag: ''};
  return render(<SearchPage />);
}

const status = () => screen.getByRole('status').textContent;
const more = () => screen.queryByRole('button', {name: 'Show more results'});

/** Presses a button that goes away with it: the keys must not be lost. */
function press(name: string): void {
  const button = screen.getByRole('button', {name});
  act(() => button.focus());
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
}

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

describe('Read out is', () => {
  test.each<[string, SearchState, string]>([
    ['that the first search is under way', {kind: 'loading', slow: false}, 'Loading…'],
    [
      'nothing new while typing goes on',
      {kind: 'loading', slow: false, previous: FOUND},
      '1 result in 1 ms',
    ],
    ['that it takes long', {kind: 'loading', slow: true, previous: FOUND}, 'Loading…'],
    ['how much was found', FOUND, '1 result in 1 ms'],
    ['at least one millisecond, and whole ones', {...FOUND, milliseconds: 0.2}, '1 result in 1 ms'],
    ['that there is more', {...FOUND, total: 9, hasMore: true}, '1+ results in 1 ms'],
    ['that nothing was found', resultsOf([]), '0 results in 1 ms'],
    [
      'the same of a phrase looked for in part',
      {...resultsOf([]), hasMore: true},
      '0 results in 1 ms',
    ],
    [
      'how much of a long query was searched',
      {...FOUND, cutTo: 500},
      '1 result in 1 ms Only the first 500 characters were searched.',
    ],
    ['nothing of a query that is wrong, which is an alert', WRONG, ''],
  ])('%s', (_, state, text) => {
    show(state);
    expect(status()).toBe(text);
  });
});

describe('The keys are in the field after the button that', () => {
  test('asks again', () => {
    show({kind: 'index-error', failure: 'offline', file: ''});
    press('Retry');
    expect(page.retry).toHaveBeenCalledOnce();
  });

  test('searches everything, which is there in a context alone', () => {
    show(resultsOf([]), 'docs');
    press('Search everything');
    expect(page.change.mock.calls).toEqual([[{context: '', tag: ''}]]);
    cleanup();
    show(resultsOf([]));
    expect(screen.queryByRole('button', {name: 'Search everything'})).toBeNull();
  });
});

test('what is wrong with a query stands above the results of its words', () => {
  show({...FOUND, error: QUERY_ERROR});
  const alert = screen.getByRole('alert');
  const [first] = screen.getAllByRole('article');
  expect(alert.textContent).toContain('no field');
  expect(
    alert.compareDocumentPosition(first as Element) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(status()).toBe('1 result in 1 ms');
  cleanup();
  show({...resultsOf([]), error: QUERY_ERROR});
  expect(screen.queryByText('No results')).toBeNull();
});

test('more results are offered while there are some', () => {
  show({...FOUND, total: 2});
  fireEvent.click(more() as HTMLElement);
  expect(page.loadMore).toHaveBeenCalledOnce();
  cleanup();
  show(FOUND);
  expect(more()).toBeNull();
});

test('a result that is followed is told of, and its words are marked on its page', () => {
  const heard = vi.fn();
  document.addEventListener(SEARCH_EVENT, heard, {once: true});
  document.addEventListener('click', (event) => event.preventDefault(), {once: true});
  show(FOUND);
  fireEvent.click(screen.getByRole('link', {name: 'Light'}));
  expect(markOnNextPage.mock.calls).toEqual([['/light/', ['light']]]);
  expect((heard.mock.calls[0]?.[0] as CustomEvent | undefined)?.detail).toEqual({
    type: 'hit',
    query: 'light',
    context: '',
    url: '/light/',
    position: 1,
  });
});

test('the title names what is searched', () => {
  show(FOUND);
  expect(document.title).toBe('Search results for "light"');
  cleanup();
  page.address = {query: ' ', context: '', version: '', tag: ''};
  render(<SearchPage />);
  expect(document.title).toBe('Search');
});

describe('What is searched is changed', () => {
  beforeEach(() => show(FOUND));

  test('by the pickers', () => {
    fireEvent.click(screen.getByRole('button', {name: 'In the docs'}));
    fireEvent.click(screen.getByRole('button', {name: 'In version 2'}));
    expect(page.change.mock.calls).toEqual([[{context: 'docs'}], [{version: '2.0'}]]);
  });

  test('without loading the page again by Enter, as the form does without a script', () => {
    const element = screen.getByRole('search', {name: 'Search page'});
    expect(element.getAttribute('action')).toBe('/search/');
    expect(fireEvent.submit(element)).toBe(false);
  });
});

test.each([
  ['development', true],
  ['production', false],
])('missed searches are for authors: in %s they are shown is %s', (environment, shown) => {
  vi.stubEnv('NODE_ENV', environment);
  show(FOUND);
  expect(screen.queryByText('Missed searches') !== null).toBe(shown);
});
