// @vitest-environment node
import '../__tests__/themeInBrowser';
import {act, cleanup, fireEvent, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {SearchState} from '../../browser/hooks/useSearch';
import {hit} from '../__tests__/hit';
import {QUERY_ERROR, resultsOf} from '../__tests__/resultsOf';
import {renderCombobox} from '../__tests__/renderCombobox';

const {recent, useSearch} = vi.hoisted(() => ({
  recent: {list: [] as string[], add: vi.fn(), clear: vi.fn()},
  useSearch: vi.fn<() => {state: SearchState; retry: () => void}>(),
}));

vi.mock('@docusaurus/router', () => ({useHistory: () => ({push: vi.fn()})}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_count: number, forms: string) => forms}),
}));
vi.mock('../../browser/hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/search/', suggestionLimit: 8, contexts: []}),
}));
vi.mock('../../browser/hooks/useSearchScope', () => ({
  useSearchScope: () => ({
    baseUrl: '/',
    version: '1.0',
    context: {key: 'docs', label: 'Documentation', paths: []},
  }),
}));
vi.mock('../../browser/hooks/searchHistory', () => ({useRecentSearches: () => recent}));
vi.mock('../../browser/hooks/isKnownPage', () => ({isKnownPage: () => true}));
vi.mock('../../browser/hooks/useSearch', () => ({useSearch}));
vi.mock('../../browser/hooks/useOtherPlaces', () => ({useOtherPlaces: () => []}));

const FOUND = resultsOf([hit({breadcrumbs: ['Guides']})]);
const LOADING: SearchState = {kind: 'loading', slow: false};
const SLOW: SearchState = {kind: 'loading', slow: true};
const WRONG: SearchState = {...resultsOf([]), error: QUERY_ERROR};
const INDEX_ERROR: SearchState = {kind: 'index-error', failure: 'offline', file: ''};

function show(state: SearchState, value = 'light'): void {
  useSearch.mockReturnValue({state, retry: vi.fn()});
  renderCombobox({value});
}

const status = () => screen.getByRole('status').textContent;
const popup = () => screen.getByRole('listbox', {hidden: true}).parentElement as HTMLElement;
/** What is said below the list, but for the links. */
const said = () => Array.from(popup().querySelectorAll('p'), ({textContent}) => textContent);

beforeEach(() => {
  recent.list = [];
});
afterEach(cleanup);

describe('Read out is', () => {
  test.each<[string, SearchState, string]>([
    ['that the first search is under way', LOADING, 'Loading…'],
    ['nothing while other results are in view', {...LOADING, previous: FOUND}, ''],
    ['that nothing was found', resultsOf([]), 'No results'],
    ['nothing of a query that is wrong, which is an alert', WRONG, ''],
  ])('%s', (_, state, text) => {
    vi.useFakeTimers();
    show(state);
    expect(status()).toBe(state.kind === 'loading' ? text : '');
    act(() => void vi.advanceTimersByTime(500));
    expect(status()).toBe(text);
    vi.useRealTimers();
  });
});

describe('Shown is', () => {
  const links = 'See all results';
  test.each<[string, SearchState, string[]]>([
    ['that the search is under way', LOADING, ['Loading…']],
    ['that it takes long', SLOW, ['The search index is still loading…']],
    ['the results before it', {...LOADING, previous: FOUND}, [links]],
    ['these, and that it takes long', {...SLOW, previous: FOUND}, ['still loading…', links]],
    ['why there is no index', INDEX_ERROR, ['Are you offline?', links]],
    ['what was found', FOUND, [links]],
    ['another spelling of it', resultsOf([hit()], 'night'), ['Did you mean night', links]],
    [
      'what is wrong with a query, and what its words find',
      {...FOUND, error: QUERY_ERROR},
      ['light', 'no field', links],
    ],
    ['what is wrong with a query', WRONG, ['light', 'no field']],
    ['that there is nothing', resultsOf([]), ['No results', 'Try a shorter word']],
  ])('%s', (_, state, texts) => {
    show(state);
    expect(said()).toEqual(texts.map((text) => expect.stringContaining(text) as string));
    expect(popup().hidden).toBe(false);
    fireEvent.keyDown(screen.getByRole('combobox'), {key: 'Escape'});
    expect(said()).toEqual([]);
    expect(status()).toBe('');
    expect(popup().hidden).toBe(true);
  });

  test('the way to a page above its hits, which are a group of its name', () => {
    show(FOUND);
    const group = screen.getByRole('group', {name: 'Light'});
    expect(within(group).getByText('Guides › Light')).not.toBeNull();
    expect(within(group).getAllByRole('option')).toHaveLength(1);
  });
});

describe('The field says that there is something to choose', () => {
  const isExpanded = () => screen.getByRole('combobox').getAttribute('aria-expanded') === 'true';

  test.each<[string, SearchState, string]>([
    ['while hits are shown', FOUND, 'light'],
    ['while those before are', {...LOADING, previous: FOUND}, 'light'],
  ])('%s', (_, state, value) => {
    show(state, value);
    expect(isExpanded()).toBe(true);
    expect(screen.queryByRole('listbox', {name: 'Suggestions'})).not.toBeNull();
  });

  test.each<[string, SearchState]>([
    ['while the first ones are on their way', LOADING],
    ['where there are none', resultsOf([])],
    ['where a query is wrong', WRONG],
    ['where there is no index', INDEX_ERROR],
  ])('but not %s', (_, state) => {
    show(state);
    expect(isExpanded()).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(popup().hidden).toBe(false);
  });
});

test('every suggestion says its place among all, not among those of its page', () => {
  const other = {url: '/lamp/', title: 'Lamp'};
  show(resultsOf([hit(), hit({hash: 'colour', section: 'Colour'}), hit(other)]));
  const places = screen
    .getAllByRole('option')
    .map((option) => `${option.ariaPosInSet} of ${option.ariaSetSize}`);
  expect(places).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});

describe('The suggestions', () => {
  const options = () => screen.getAllByRole('option');
  beforeEach(() => show(resultsOf([hit(), hit({hash: 'colour', section: 'Colour'})])));

  test('are passed by Tab, which goes on to the links below them', () => {
    // The attribute, since browsers stop at a list that scrolls.
    const elements = [screen.getByRole('listbox'), ...options()];
    expect(elements.map((element) => element.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1']);
    expect(screen.getByRole('link', {name: 'See all results'}).tabIndex).toBe(0);
  });
});

describe('Recent searches', () => {
  beforeEach(() => {
    recent.list = ['lamp'];
  });

  test.each(['', ' '])('stand alone below a field that says nothing: %j', (value) => {
    show({kind: 'idle'}, value);
    const group = screen.getByRole('group', {name: 'Recent searches'});
    expect(within(group).getByRole('option').textContent).toBe('lamp');
    expect(screen.queryByRole('button', {name: 'Clear recent searches'})).not.toBeNull();
    expect(said()).toEqual([]);
  });
});
