// @vitest-environment node
import '../__tests__/themeInBrowser';
import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {SearchRequest, SearchState} from '../../browser/hooks/useSearch';
import {hit} from '../__tests__/hit';
import {renderCombobox} from '../__tests__/renderCombobox';

const {push, isKnownPage, markOnNextPage, recent, useSearch} = vi.hoisted(() => ({
  push: vi.fn(),
  isKnownPage: vi.fn(() => true),
  markOnNextPage: vi.fn(),
  recent: {list: ['lamp'], add: vi.fn(), clear: vi.fn()},
  useSearch: vi.fn<(request: SearchRequest) => {state: SearchState; retry: () => void}>(),
}));

vi.mock('@docusaurus/router', () => ({useHistory: () => ({push})}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_count: number, forms: string) => forms}),
}));
vi.mock('../../browser/hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/search/', suggestionLimit: 8, contexts: []}),
}));
vi.mock('../../browser/hooks/useSearchScope', () => ({
  useSearchScope: () => ({baseUrl: '/docs/1.0', version: '1.0'}),
}));
vi.mock('../../browser/hooks/searchHistory', () => ({useRecentSearches: () => recent}));
vi.mock('../../browser/hooks/useOtherPlaces', () => ({useOtherPlaces: () => []}));
vi.mock('../../browser/hooks/isKnownPage', () => ({isKnownPage}));
vi.mock('../../browser/target/targetHighlight', () => ({markOnNextPage}));
vi.mock('../../browser/hooks/useSearch', () => ({useSearch}));

const RESULTS = {
  kind: 'results' as const,
  query: 'light',
  hits: [hit(), hit({hash: 'colour', section: 'Colour'})],
  terms: ['light', 'lights'],
  total: 2,
  hasMore: false,
  counts: {},
  milliseconds: 1,
};
const onLeave = vi.fn();
const retry = vi.fn();

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
/** What is searched now. */
const request = () => useSearch.mock.lastCall?.[0];

function show(state: SearchState, value: string, isFocused = true): void {
  useSearch.mockReturnValue({state, retry});
  renderCombobox({value, isFocused, onLeave});
}

/** Presses a button that goes away with it: the keys must not be lost. */
function pressButton(name: string): void {
  const button = screen.getByRole('button', {name});
  act(() => button.focus());
  fireEvent.click(button);
  expect(document.activeElement).toBe(field());
}

beforeEach(() => {
  isKnownPage.mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  window.location.hash = '';
});

describe('a reader who leaves by a hit', () => {
  const leave = () => {
    show(RESULTS, 'light');
    fireEvent.click(screen.getByRole('option', {name: 'Colour'}));
  };

  test('comes to its page, where the words are marked, and finds the search closed', () => {
    leave();
    expect(push.mock.calls).toEqual([['/light/#colour']]);
    expect(markOnNextPage.mock.calls).toEqual([['/light/#colour', ['light', 'lights']]]);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  test('loads a page that the tab does not know yet', () => {
    isKnownPage.mockReturnValue(false);
    // Of the page at hand, since jsdom loads no other one.
    const {pathname} = window.location;
    show({...RESULTS, hits: [hit({url: pathname, hash: 'colour'})]}, 'light');
    fireEvent.click(screen.getByRole('option'));
    expect(isKnownPage).toHaveBeenCalledWith(`${pathname}#colour`);
    expect(window.location.hash).toBe('#colour');
    expect(push).not.toHaveBeenCalled();
  });
});

test('Enter leads to all results of the version that is read, but not of nothing', () => {
  show(RESULTS, 'light');
  fireEvent.keyDown(field(), {key: 'Enter'});
  expect(push.mock.calls).toEqual([['/search/?q=light&version=1.0']]);
  fireEvent.change(field(), {target: {value: ' '}});
  fireEvent.keyDown(field(), {key: 'Enter'});
  expect(push).toHaveBeenCalledOnce();
});

describe('a recent search', () => {
  test('that is chosen takes its place in the field, with the keys on no suggestion', () => {
    show({kind: 'idle'}, '');
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'Enter'});
    expect(field().value).toBe('lamp');
    expect(request()).toMatchObject({query: 'lamp'});
    expect(push).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-activedescendant')).toBeFalsy();
  });
});

test('buttons that ask again, or clear the recent searches, leave the keys in the field', () => {
  show({kind: 'index-error', failure: 'offline', file: ''}, 'light');
  pressButton('Retry');
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
  show({kind: 'idle'}, '');
  pressButton('Clear recent searches');
  expect(recent.clear).toHaveBeenCalledOnce();
});

test('another spelling that is chosen leaves the keys on no suggestion', () => {
  show({...RESULTS, suggestion: 'lights'}, 'ligths');
  fireEvent.keyDown(field(), {key: 'ArrowDown'});
  expect(screen.queryByRole('option', {selected: true})).not.toBeNull();
  pressButton('lights');
  expect(request()).toMatchObject({query: 'lights'});
  expect(screen.queryByRole('option', {selected: true})).toBeNull();
});

test('a suggestion that the keys are at is not chosen by leaving the field', () => {
  show(RESULTS, 'light');
  fireEvent.keyDown(field(), {key: 'ArrowDown'});
  expect(screen.queryByRole('option', {selected: true})).not.toBeNull();
  act(() => screen.getByRole('link', {name: 'See all results'}).focus());
  expect(push).not.toHaveBeenCalled();
});

describe('where no dialog is around, Escape', () => {
  const link = () => screen.getByRole('link', {name: 'See all results'});
  beforeEach(() => {
    useSearch.mockReturnValue({state: RESULTS, retry});
    renderCombobox({value: 'light'});
  });

  test('on a link below the suggestions closes them and leads back to the field', () => {
    act(() => link().focus());
    fireEvent.keyDown(link(), {key: 'Escape'});
    expect(document.activeElement).toBe(field());
    expect(isOpen()).toBe(false);
  });

  test('closes the suggestions and keeps the text, however often it is pressed', () => {
    fireEvent.keyDown(field(), {key: 'Escape'});
    fireEvent.keyDown(field(), {key: 'Escape'});
    expect(isOpen()).toBe(false);
    expect(field().value).toBe('light');
  });
});
