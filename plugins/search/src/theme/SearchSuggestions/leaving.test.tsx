import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Input, Snapshot} from '../../browser/session';
import {hit} from '../../browser/__tests__/answerOf';
import {renderSuggestions} from '../__tests__/renderSuggestions';
import {complete} from '../__tests__/snapshots';

const {push, isKnownPage, markOnNextPage, recent, useSession} = vi.hoisted(() => ({
  push: vi.fn(),
  isKnownPage: vi.fn(() => true),
  markOnNextPage: vi.fn(),
  recent: {list: ['lamp'], add: vi.fn(), clear: vi.fn()},
  useSession: vi.fn<(input: Input) => {snapshot: Snapshot; session: {retry: () => void}}>(),
}));

vi.mock('@docusaurus/router', () => ({useHistory: () => ({push})}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_count: number, forms: string) => forms}),
}));
vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/search/', suggestionLimit: 8, contexts: []}),
}));
vi.mock('../hooks/useSearchScope', () => ({
  useVersionChoices: () => [],
  useSearchScope: () => ({baseUrl: '/docs/1.0', version: '1.0'}),
}));
vi.mock('../hooks/useRecentSearches', () => ({useRecentSearches: () => recent}));
vi.mock('../../browser/isKnownPage', () => ({isKnownPage}));
vi.mock('../../browser/target/markOnNextPage', () => ({markOnNextPage}));
vi.mock('../hooks/useSession', () => ({useSession}));

const HITS = [hit(), hit({hash: 'colour', section: 'Colour'})];
const RESULTS = complete(HITS, {terms: ['light', 'lights']});
const onLeave = vi.fn();
const retry = vi.fn();

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const isOpen = () => field().getAttribute('aria-expanded') === 'true';

function show(snapshot: Snapshot, value: string, isFocused = true): void {
  useSession.mockReturnValue({snapshot, session: {retry}});
  renderSuggestions({value, isFocused, onLeave});
}

beforeEach(() => {
  isKnownPage.mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  window.location.hash = '';
});

describe('When the reader opens a hit', () => {
  const leave = () => {
    show(RESULTS, 'light');
    fireEvent.click(screen.getByRole('option', {name: 'Colour'}));
  };

  test('its page is shown with the words marked, and the search closes', () => {
    leave();
    expect(push.mock.calls).toEqual([['/light/#colour']]);
    expect(markOnNextPage.mock.calls).toEqual([['/light/#colour', ['light', 'lights']]]);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  test('a page that the tab does not know yet is loaded by the browser', () => {
    isKnownPage.mockReturnValue(false);
    // The address of the current page, because jsdom cannot load another one.
    const {pathname} = window.location;
    show(complete([hit({url: pathname, hash: 'colour'})]), 'light');
    fireEvent.click(screen.getByRole('option'));
    expect(isKnownPage).toHaveBeenCalledWith(`${pathname}#colour`);
    expect(window.location.hash).toBe('#colour');
    expect(push).not.toHaveBeenCalled();
  });
});

test('A hit that is opened in a new tab is added to the recent searches at once', () => {
  show(RESULTS, 'light');
  // Otherwise jsdom reports that it cannot navigate.
  document.addEventListener('click', (event) => event.preventDefault(), {once: true});
  fireEvent.click(screen.getByRole('option', {name: 'Colour'}), {ctrlKey: true});
  expect(recent.add).toHaveBeenCalledExactlyOnceWith('light');
});

test('A new tab with the page of a hit receives its words, however it was opened', async () => {
  show(RESULTS, 'light');
  const tab = new BroadcastChannel('docusaurus-search');
  const answers: unknown[] = [];
  tab.onmessage = ({data}: MessageEvent<unknown>) => answers.push(data);
  const addressOf = (path: string) => window.location.origin + path;
  tab.postMessage({address: addressOf('/other')});
  tab.postMessage({address: addressOf('/light#colour')});
  await vi.waitFor(() =>
    expect(answers).toEqual([{address: addressOf('/light#colour'), terms: ['light', 'lights']}]),
  );
  expect(recent.add).toHaveBeenCalledExactlyOnceWith('light');
  tab.close();
});

test('Leaving the field does not open the active suggestion', () => {
  show(RESULTS, 'light');
  fireEvent.keyDown(field(), {key: 'ArrowDown'});
  expect(screen.queryByRole('option', {selected: true})).not.toBeNull();
  act(() => screen.getByRole('link', {name: 'See all results'}).focus());
  expect(push).not.toHaveBeenCalled();
});

describe('Without a dialog, Escape', () => {
  const link = () => screen.getByRole('link', {name: 'See all results'});
  beforeEach(() => {
    useSession.mockReturnValue({snapshot: RESULTS, session: {retry}});
    renderSuggestions({value: 'light'});
  });

  test('on a link below the suggestions closes them and returns the focus to the field', () => {
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
