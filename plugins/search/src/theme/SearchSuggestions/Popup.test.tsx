import {cleanup, fireEvent, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Snapshot} from '../../browser/session';
import {hit} from '../../browser/__tests__/answerOf';
import {complete, FAILED, foundOf, IDLE, QUERY_ERROR, SLOW, TYPING} from '../__tests__/snapshots';
import {renderSuggestions} from '../__tests__/renderSuggestions';

const {recent, useSession} = vi.hoisted(() => ({
  recent: {list: [] as string[], add: vi.fn(), clear: vi.fn()},
  useSession: vi.fn<() => {snapshot: Snapshot; session: {retry: () => void}}>(),
}));

vi.mock('@docusaurus/router', () => ({useHistory: () => ({push: vi.fn()})}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_count: number, forms: string) => forms}),
}));
vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/search/', suggestionLimit: 8, contexts: []}),
}));
vi.mock('../hooks/useSearchScope', () => ({
  useVersionChoices: () => [],
  useSearchScope: () => ({
    baseUrl: '/',
    version: '1.0',
    context: {key: 'docs', label: 'Documentation', paths: []},
  }),
}));
vi.mock('../hooks/useRecentSearches', () => ({useRecentSearches: () => recent}));
vi.mock('../../browser/isKnownPage', () => ({isKnownPage: () => true}));
vi.mock('../hooks/useSession', () => ({useSession}));

const FOUND = complete([hit({breadcrumbs: ['Guides']})]);
const MALFORMED = complete([], {error: QUERY_ERROR});
const found = foundOf([hit({breadcrumbs: ['Guides']})]);

function show(snapshot: Snapshot, value = 'light'): void {
  useSession.mockReturnValue({snapshot, session: {retry: vi.fn()}});
  renderSuggestions({value});
}

const status = () => screen.getByRole('status').textContent;
const popup = () => screen.getByRole('listbox', {hidden: true}).parentElement as HTMLElement;
const said = () => Array.from(popup().querySelectorAll('p'), ({textContent}) => textContent);

beforeEach(() => {
  recent.list = [];
});
afterEach(cleanup);

describe('The popup announces', () => {
  test.each<[string, Snapshot, string]>([
    ['that the first search is loading', TYPING, 'Loading…'],
    ['nothing while other results are visible', {...TYPING, found}, ''],
    ['that nothing was found', complete([]), 'No results'],
    ['nothing for a query with a syntax error, which has an alert', MALFORMED, ''],
  ])('%s', (_, snapshot, text) => {
    show(snapshot);
    expect(status()).toBe(text);
  });
});

describe('The popup shows', () => {
  const links = 'See all results';
  test.each<[string, Snapshot, string[]]>([
    ['that the search is loading', TYPING, ['Loading…']],
    ['that it takes long', SLOW, ['The search index is still loading…']],
    ['the previous results', {...TYPING, found}, [links]],
    ['the previous results, and that it takes long', {...SLOW, found}, ['still loading…', links]],
    ['why the index cannot be used', FAILED, ['Are you offline?', links]],
    ['the results', FOUND, [links]],
    [
      'a corrected spelling',
      complete([hit()], {suggestion: 'night'}),
      ['Did you mean night', links],
    ],
    [
      'the error of a query, and the results of its words',
      complete([hit()], {error: QUERY_ERROR}),
      ['light', 'no field', links],
    ],
    ['the error of a query', MALFORMED, ['light', 'no field']],
    [
      'the part that was read as text instead of an operator',
      complete([hit()], {notices: [{code: 'boostIsText', start: 3, end: 5}]}),
      ['"ht" was read as text.', links],
    ],
    ['that there are no results', complete([]), ['No results', 'Try a shorter word']],
  ])('%s', (_, snapshot, texts) => {
    show(snapshot);
    expect(said()).toEqual(texts.map((text) => expect.stringContaining(text) as string));
    expect(popup().hidden).toBe(false);
    fireEvent.keyDown(screen.getByRole('combobox'), {key: 'Escape'});
    expect(said()).toEqual([]);
    expect(status()).toBe('');
    expect(popup().hidden).toBe(true);
  });

  test('the breadcrumbs of a page above its hits, which form a group with the name of the page', () => {
    show(FOUND);
    const group = screen.getByRole('group', {name: 'Light'});
    expect(within(group).getByText('Guides › Light')).not.toBeNull();
    expect(within(group).getAllByRole('option')).toHaveLength(1);
  });
});

test.each<[string, Snapshot, boolean]>([
  ['while hits are visible', FOUND, true],
  ['while the first hits are loading', TYPING, false],
])('Whether the search field has a list of suggestions %s', (_, snapshot, hasList) => {
  show(snapshot);
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe(String(hasList));
  expect(screen.queryByRole('listbox', {name: 'Suggestions'}) !== null).toBe(hasList);
  expect(popup().hidden).toBe(false);
});

test('The position of a suggestion for screen readers counts all suggestions, not only those of its page', () => {
  const other = {url: '/lamp/', title: 'Lamp'};
  show(complete([hit(), hit({hash: 'colour', section: 'Colour'}), hit(other)]));
  const places = screen
    .getAllByRole('option')
    .map((option) => `${option.ariaPosInSet} of ${option.ariaSetSize}`);
  expect(places).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});

describe('Recent searches', () => {
  beforeEach(() => {
    recent.list = ['lamp'];
  });

  test.each(['', ' '])(
    'are the only content of the popup if the query has no word: %j',
    (value) => {
      show(IDLE, value);
      const group = screen.getByRole('group', {name: 'Recent searches'});
      expect(within(group).getByRole('option').textContent).toBe('lamp');
      expect(screen.queryByRole('button', {name: 'Clear recent searches'})).not.toBeNull();
      expect(said()).toEqual([]);
    },
  );
});
