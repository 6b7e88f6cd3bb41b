import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {hit} from '../../browser/__tests__/answerOf';
import {SEARCH_EVENT} from '../../browser/events';
import type {Snapshot} from '../../browser/session';
import {complete, FAILED, foundOf, IDLE, QUERY_ERROR, SLOW, TYPING} from '../__tests__/snapshots';
import SearchPage from './index';

const {form, page, markOnNextPage, nothing} = vi.hoisted(() => ({
  form: {current: null},
  page: {
    address: {query: 'light', context: '', version: '', tag: ''},
    wanted: '/search/?q=light',
    snapshot: {},
    session: {retry: vi.fn(), more: vi.fn()},
    change: vi.fn(),
    writeAddress: vi.fn(),
  },
  markOnNextPage: vi.fn(),
  nothing: () => ({default: () => null}),
}));

vi.mock('@theme/Layout', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@theme/Heading', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@theme/SearchResults', () => import('../SearchResults'));
vi.mock('./MissedSearches', () => ({default: () => <p>Missed searches</p>}));
vi.mock('./Help', nothing);
vi.mock('./Pickers', nothing);
vi.mock('@docusaurus/theme-common', () => ({
  PageMetadata: ({title}: {title: string}) => <title>{title}</title>,
  usePluralForm: () => ({selectMessage: (_count: number, forms: string) => forms}),
}));
vi.mock('../../browser/isKnownPage', () => ({isKnownPage: () => true}));
vi.mock('../../browser/target/markOnNextPage', () => ({markOnNextPage}));
vi.mock('./usePageMemory', () => ({
  usePageMemory: () => undefined,
  useRememberedPage: () => undefined,
}));
vi.mock('./useEarlyForm', () => ({useEarlyForm: () => form}));
vi.mock('./useSearchPage', () => ({useSearchPage: () => page}));
vi.mock('../hooks/useSearchScope', () => ({useVersionChoices: () => []}));
vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/search/', contexts: []}),
}));

const FOUND = complete([hit()]);
const MALFORMED = complete([], {error: QUERY_ERROR});
const found = foundOf([hit()]);

function show(snapshot: Snapshot, context = '') {
  page.snapshot = snapshot;
  page.address = {query: 'light', context, version: '', tag: ''};
  return render(<SearchPage />);
}

const status = () => screen.getByRole('status').textContent;
const more = () => screen.queryByRole('button', {name: 'Show more results'});

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

describe('The status line reports', () => {
  test.each<[string, Snapshot, string]>([
    ['that the first search is loading', TYPING, 'Loading…'],
    ['nothing new while the reader types', {...TYPING, found}, '1 result in 1 ms'],
    ['that it takes long', {...SLOW, found}, 'Loading…'],
    ['how many results there are', FOUND, '1 result in 1 ms'],
    [
      'a whole number of at least one millisecond',
      complete([hit()], {milliseconds: 0.2}),
      '1 result in 1 ms',
    ],
    [
      'that there are more results',
      complete([hit()], {total: 9, hasMore: true}),
      '1+ results in 1 ms',
    ],
    ['that nothing was found', complete([]), '0 results in 1 ms'],
    [
      'that nothing was found for a phrase that was searched only in part',
      complete([], {hasMore: true}),
      '0 results in 1 ms',
    ],
    [
      'which part of a long query was searched',
      complete([hit()], {cutTo: 500}),
      '1 result in 1 ms Only the first 500 characters were searched.',
    ],
    ['nothing for a query with a syntax error, which has an alert', MALFORMED, ''],
  ])('%s', (_, snapshot, text) => {
    show(snapshot);
    expect(status()).toBe(text);
  });
});

describe('The focus moves to the search field', () => {
  test('after a press on Retry', () => {
    show(FAILED);
    press('Retry');
    expect(page.session.retry).toHaveBeenCalledOnce();
  });

  test('after searching everything instead of one context', () => {
    show(complete([]), 'docs');
    press('Search everything');
    expect(page.change.mock.calls).toEqual([[{context: '', tag: ''}]]);
    cleanup();
    show(complete([]));
    expect(screen.queryByRole('button', {name: 'Search everything'})).toBeNull();
  });
});

test('The error in a query is shown above the results for its words', () => {
  show(complete([hit()], {error: QUERY_ERROR}));
  const alert = screen.getByRole('alert');
  const [first] = screen.getAllByRole('article');
  expect(alert.textContent).toContain('no field');
  expect(
    alert.compareDocumentPosition(first as Element) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(status()).toBe('1 result in 1 ms');
  cleanup();
  show(MALFORMED);
  expect(screen.queryByText('No results')).toBeNull();
});

test('The search page writes its address when the field loses the focus', () => {
  show(IDLE);
  fireEvent.blur(screen.getByRole('searchbox'));
  expect(page.writeAddress).toHaveBeenCalledOnce();
});

test('A button loads more results if there are any', () => {
  show(complete([hit()], {total: 2}));
  fireEvent.click(more() as HTMLElement);
  expect(page.session.more).toHaveBeenCalledOnce();
  cleanup();
  show(FOUND);
  expect(more()).toBeNull();
});

test('Opening a result sends an event, and the matched words are marked on its page', () => {
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

test('The document title contains the query', () => {
  show(FOUND);
  expect(document.title).toBe('Search results for "light"');
  cleanup();
  page.address = {query: ' ', context: '', version: '', tag: ''};
  render(<SearchPage />);
  expect(document.title).toBe('Search');
});

test('Enter starts a search without reloading the page, as the form without a script would', () => {
  show(FOUND);
  const element = screen.getByRole('search', {name: 'Search page'});
  expect(element.getAttribute('action')).toBe('/search/');
  expect(fireEvent.submit(element)).toBe(false);
  expect(page.writeAddress).toHaveBeenCalledOnce();
});

test.each([
  ['development', true],
  ['production', false],
])('In %s, the list of missed searches is shown: %s', (environment, shown) => {
  vi.stubEnv('NODE_ENV', environment);
  show(FOUND);
  expect(screen.queryByText('Missed searches') !== null).toBe(shown);
});
