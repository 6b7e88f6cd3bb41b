import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Input, Snapshot} from '../../browser/session';
import {IDLE} from '../__tests__/snapshots';
import SearchField from './index';

const {scope, useSession} = vi.hoisted(() => ({
  scope: {baseUrl: '/docs/1.0', version: '1.0'},
  useSession: vi.fn<(input: Input) => {snapshot: Snapshot; session: object}>(),
}));

vi.mock('@theme/SearchSuggestions', () => import('../SearchSuggestions'));
vi.mock('@docusaurus/router', () => ({useHistory: () => ({push: vi.fn()})}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({
    searchPath: '/search/',
    suggestionLimit: 8,
    contexts: [],
    hotkeys: [],
  }),
}));
vi.mock('../hooks/useSearchScope', () => ({useSearchScope: () => scope}));
vi.mock('../hooks/useRecentSearches', () => ({
  useRecentSearches: () => ({list: [], add: vi.fn(), clear: vi.fn()}),
}));
vi.mock('../hooks/usePluralText', () => ({usePluralText: () => () => ''}));
vi.mock('../../browser/target/markOnNextPage', () => ({markOnNextPage: vi.fn()}));
vi.mock('../../browser/prefetch', () => ({prefetchSearch: vi.fn()}));
vi.mock('../hooks/useSession', () => ({useSession}));

beforeEach(() => {
  useSession.mockReturnValue({snapshot: IDLE, session: {}});
});
afterEach(() => {
  cleanup();
  scope.version = '1.0';
});

/** The first import takes a long time on a busy machine. */
const PATIENT = {timeout: 10_000};

const plainField = () => screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});

test('The search field stays the same element when its script loads, so that an input method can go on composing', async () => {
  render(<SearchField />);
  const field = plainField();
  act(() => field.focus());
  fireEvent.change(field, {target: {value: 'lamp'}});
  await waitFor(() => expect(field.id).not.toBe(''), PATIENT);
  expect(plainField()).toBe(field);
  expect(field.value).toBe('lamp');
  expect(useSession.mock.lastCall?.[0]).toMatchObject({query: 'lamp'});
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, {target: {value: 'lamps'}});
  expect(useSession.mock.lastCall?.[0]).toMatchObject({query: 'lamps'});
});

function sent(): [string, unknown][] {
  fireEvent.change(plainField(), {target: {value: 'lamp'}});
  return Array.from(new FormData(screen.getByRole<HTMLFormElement>('search')));
}

test('Before the script has loaded, the form submits the query and the current docs version', () => {
  render(<SearchField />);
  expect(sent()).toEqual([
    ['q', 'lamp'],
    ['version', '1.0'],
  ]);
});
