// @vitest-environment node
import '../__tests__/themeInBrowser';
import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Input, Snapshot} from '../../browser/session';
import {hit} from '../../browser/__tests__/answerOf';
import {renderSuggestions} from '../__tests__/renderSuggestions';
import {complete, FAILED, IDLE} from '../__tests__/snapshots';

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
vi.mock('../../browser/target/targetHighlight', () => ({markOnNextPage}));
vi.mock('../hooks/useSession', () => ({useSession}));

const HITS = [hit(), hit({hash: 'colour', section: 'Colour'})];
const RESULTS = complete(HITS, {terms: ['light', 'lights']});
const onLeave = vi.fn();
const retry = vi.fn();

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
/** What is searched now. */
const searched = () => useSession.mock.lastCall?.[0];

function show(snapshot: Snapshot, value: string, isFocused = true): void {
  useSession.mockReturnValue({snapshot, session: {retry}});
  renderSuggestions({value, isFocused, onLeave});
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
    show(complete([hit({url: pathname, hash: 'colour'})]), 'light');
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
    show(IDLE, '');
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'Enter'});
    expect(field().value).toBe('lamp');
    expect(searched()).toMatchObject({query: 'lamp'});
    expect(push).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-activedescendant')).toBeFalsy();
  });
});

test('buttons that ask again, or clear the recent searches, leave the keys in the field', () => {
  show(FAILED, 'light');
  pressButton('Retry');
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
  show(IDLE, '');
  pressButton('Clear recent searches');
  expect(recent.clear).toHaveBeenCalledOnce();
});

test('another spelling that is chosen leaves the keys on no suggestion', () => {
  show(complete(HITS, {suggestion: 'lights'}), 'ligths');
  fireEvent.keyDown(field(), {key: 'ArrowDown'});
  expect(screen.queryByRole('option', {selected: true})).not.toBeNull();
  pressButton('lights');
  expect(searched()).toMatchObject({query: 'lights'});
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
    useSession.mockReturnValue({snapshot: RESULTS, session: {retry}});
    renderSuggestions({value: 'light'});
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
