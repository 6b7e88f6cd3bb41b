// @vitest-environment node
import '../__tests__/themeInBrowser';
import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {SEARCH_EVENT, type SearchEventDetail} from '../../browser/hooks/events';
import type {SearchScope} from '../../browser/hooks/useSearchScope';
import type {SearchState} from '../../browser/hooks/useSearch';
import type {SearchSettings} from '../../browser/hooks/useSearchSettings';
import {hit} from '../__tests__/hit';
import {QUERY_ERROR, resultsOf} from '../__tests__/resultsOf';
import {renderCombobox} from '../__tests__/renderCombobox';

interface Site {
  settings: Partial<SearchSettings>;
  found: {state: SearchState};
  place: Partial<SearchScope>;
}

const push = vi.hoisted(() => vi.fn());
const {settings, found, place} = vi.hoisted<Site>(() => ({
  place: {},
  settings: {searchPath: '/search/', suggestionLimit: 8, contexts: []},
  found: {state: {kind: 'idle'}},
}));

vi.mock('@docusaurus/router', () => ({useHistory: () => ({push})}));
vi.mock('@docusaurus/theme-common', () => ({
  // As in Japanese, which has one form.
  usePluralForm: () => ({selectMessage: (_count: number, forms: string) => forms.split('|')[0]}),
  createStorageSlot: () => ({
    get: () => null,
    set: vi.fn(),
    del: vi.fn(),
    listen: () => () => undefined,
  }),
}));
vi.mock('../../browser/hooks/useSearchSettings', () => ({useSearchSettings: () => settings}));
vi.mock('../../browser/hooks/useSearchScope', () => ({
  useSearchScope: () => ({baseUrl: '/', version: '', ...place}),
}));
vi.mock('../../browser/hooks/useOtherPlaces', () => ({useOtherPlaces: () => []}));
vi.mock('../../browser/hooks/isKnownPage', () => ({isKnownPage: () => true}));
vi.mock('../../browser/target/targetHighlight', () => ({markOnNextPage: vi.fn()}));
vi.mock('../../browser/hooks/useSearch', () => ({
  useSearch: () => ({...found, retry: vi.fn()}),
}));

// The suggestions show the hits of a page together: the third hit becomes the second suggestion.
const HITS = [
  hit({hash: 'shadows', section: 'Shadows'}),
  hit({url: '/lamp/', title: 'Lamp'}),
  hit({hash: 'colour', section: 'Colour'}),
];

const onLeave = vi.fn();

let heard: SearchEventDetail[];
const hear = (event: Event) => heard.push((event as CustomEvent<SearchEventDetail>).detail);
const field = () => screen.getByRole('combobox');
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(field(), {key}));
const highlighted = () => screen.queryByRole('option', {selected: true})?.getAttribute('href');

let rerender: () => void;
/** What the search comes back with next. */
function answer(state: SearchState): void {
  found.state = state;
  rerender();
}

beforeEach(() => {
  heard = [];
  document.addEventListener(SEARCH_EVENT, hear);
  found.state = resultsOf(HITS);
  rerender = renderCombobox({value: 'light', onLeave});
});
afterEach(() => {
  document.removeEventListener(SEARCH_EVENT, hear);
  cleanup();
  push.mockClear();
  onLeave.mockClear();
});

test('a press in the field opens the suggestions and never closes them', () => {
  fireEvent.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
  press('Escape');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

test('hits of the context that is read come first where a site prefers them', () => {
  const first = () => screen.getAllByRole('option')[0]?.getAttribute('href');
  place.context = {key: 'docs', label: 'Documentation'};
  const hits = [hit({url: '/post/', context: 'blog'}), hit({context: 'docs'})];
  answer(resultsOf(hits));
  expect(first()).toBe('/post/');
  settings.preferOwnContext = true;
  answer(resultsOf(hits));
  expect(first()).toBe('/light/');
  delete settings.preferOwnContext;
  delete place.context;
});

describe('a chosen hit is announced with the position that it is shown at', () => {
  const second = {type: 'hit', query: 'light', context: '', url: '/light/#colour', position: 2};

  test('by a click', () => {
    fireEvent.click(screen.getByRole('option', {name: 'Colour'}));
    expect(heard).toEqual([second]);
    expect(push).toHaveBeenCalledWith('/light/#colour');
  });

  test('by Enter', () => {
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'Enter'});
    expect(heard).toEqual([second]);
    expect(push).toHaveBeenCalledWith('/light/#colour');
  });

  test('by a click that opens a tab, which leaves this page as it is', () => {
    // Else jsdom says that it cannot navigate.
    document.addEventListener('click', (event) => event.preventDefault(), {once: true});
    fireEvent.click(screen.getByRole('option', {name: 'Colour'}), {ctrlKey: true});
    expect(heard).toEqual([second]);
    expect(push).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });
});

describe.each([
  ['Ctrl', {ctrlKey: true}],
  ['⌘', {metaKey: true}],
  ['Shift', {shiftKey: true}],
])('Enter with %s', (_, modifier) => {
  const open = vi.fn();
  const pressApart = () => fireEvent.keyDown(field(), {key: 'Enter', ...modifier});
  beforeEach(() => void vi.spyOn(window, 'open').mockImplementation(open));
  afterEach(() => {
    vi.restoreAllMocks();
    open.mockClear();
  });

  test('opens the hit that the keys are at in a tab of its own, and leaves the list as it is', () => {
    press('ArrowDown', 'ArrowDown');
    expect(pressApart()).toBe(false);
    expect(open.mock.calls).toEqual([['/light/#colour', '_blank', 'noopener']]);
    expect(heard).toEqual([
      {type: 'hit', query: 'light', context: '', url: '/light/#colour', position: 2},
    ]);
    expect(highlighted()).toBe('/light/#colour');
    expect(push).not.toHaveBeenCalled();
    expect(onLeave).not.toHaveBeenCalled();
  });

  test('opens all results there where the keys are at none', () => {
    expect(pressApart()).toBe(false);
    expect(open.mock.calls).toEqual([['/search/?q=light', '_blank', 'noopener']]);
    expect(heard).toEqual([]);
    expect(push).not.toHaveBeenCalled();
  });
});

describe('the links to all results', () => {
  const link = () => screen.queryByRole('link', {name: 'See all results'});

  test.each<[string, SearchState]>([
    ['there are none', resultsOf([])],
    ['the query has an error', {...resultsOf([]), error: QUERY_ERROR}],
  ])('are left out where %s', (_, state) => {
    answer(state);
    expect(link()).toBeNull();
  });
});

test('how many suggestions there are is said once typing pauses, and in good English', () => {
  const said = () => screen.getByRole('status').textContent;
  const pause = () => act(() => void vi.advanceTimersByTime(500));
  vi.useFakeTimers();
  answer(resultsOf(HITS));
  fireEvent.change(field(), {target: {value: 'ligh'}});
  act(() => void vi.advanceTimersByTime(400));
  fireEvent.change(field(), {target: {value: 'lights'}});
  act(() => void vi.advanceTimersByTime(400));
  expect(said()).toBe('');
  pause();
  expect(said()).toBe('3 suggestions');
  answer({kind: 'loading', slow: false, previous: resultsOf(HITS)});
  pause();
  expect(said()).toBe('3 suggestions');
  answer(resultsOf([hit()]));
  pause();
  expect(said()).toBe('1 suggestion');
  vi.useRealTimers();
});

describe.each([
  ['during a composition', {isComposing: true}],
  ['that Safari sends after the composition', {keyCode: 229}],
])("an input method's key %s", (_, init) => {
  test('that is Enter does not leave the page', () => {
    fireEvent.keyDown(field(), {key: 'Enter', ...init});
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'Enter', ...init});
    expect(push).not.toHaveBeenCalled();
  });

  test('that is Escape or an arrow leaves the suggestions as they are', () => {
    fireEvent.keyDown(field(), {key: 'ArrowDown', ...init});
    expect(screen.queryByRole('option', {selected: true})).toBeNull();
    fireEvent.keyDown(field(), {key: 'Escape', ...init});
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });
});

describe('when the next results take the place of those in view', () => {
  const COLOUR = '/light/#colour';
  const LAMP = hit({url: '/lamp/', title: 'Lamp'});
  const MOON = hit({url: '/moon/', title: 'Moon'});

  beforeEach(() => {
    press('ArrowDown', 'ArrowDown');
    expect(highlighted()).toBe(COLOUR);
  });

  test('the keyboard stays on the hit that it was on', () => {
    answer({kind: 'loading', slow: false, previous: resultsOf(HITS)});
    expect(highlighted()).toBe(COLOUR);
    answer(resultsOf([MOON, LAMP, hit({hash: 'colour', section: 'Colour'})]));
    expect(highlighted()).toBe(COLOUR);
    press('Enter');
    expect(push).toHaveBeenCalledWith(COLOUR);
  });

  test('the keyboard is on none where its hit is gone, nor on it once typing has brought it back', () => {
    answer(resultsOf([MOON, LAMP]));
    expect(highlighted()).toBeUndefined();
    fireEvent.change(field(), {target: {value: 'lights'}});
    answer(resultsOf(HITS));
    expect(highlighted()).toBeUndefined();
    press('Enter');
    expect(push).toHaveBeenCalledWith('/search/?q=lights');
  });
});

describe('where two sections of a page have one address', () => {
  const one = hit({hash: 'setup', section: 'Setup', excerpt: 'one'});
  const two = hit({hash: 'setup', section: 'Setup', excerpt: 'two'});

  test('the arrow keys reach both and what is behind them', () => {
    answer(resultsOf([one, two, hit({hash: 'colour', section: 'Colour'})]));
    press('ArrowDown', 'ArrowDown');
    expect(screen.getByRole('option', {selected: true}).textContent).toBe('Setuptwo');
    press('ArrowDown');
    expect(highlighted()).toBe('/light/#colour');
  });
});

describe('an empty field without searches of before', () => {
  beforeEach(() => void fireEvent.change(field(), {target: {value: ''}}));

  test('does not say that it has suggestions', () => {
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the suggestions', () => {
  /** Where the focus goes in Safari, which gives it to no link or button without a `tabindex`. */
  function pressIn(element: Element): void {
    const taker = element.closest<HTMLElement>('[tabindex], input');
    act(() => (taker ? taker.focus() : field().blur()));
  }

  beforeEach(() => field().focus());

  test('stay open for a click on a link below them', () => {
    const link = screen.getByRole('link', {name: 'See all results'});
    pressIn(link);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(link);
    expect(push).toHaveBeenCalledWith('/search/?q=light');
  });

  test('close where the reader presses elsewhere', () => {
    pressIn(document.body);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });
});

test('Escape closes the suggestions before it leaves the field', () => {
  press('Escape');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(onLeave).not.toHaveBeenCalled();
  press('Escape');
  expect(onLeave).toHaveBeenCalledOnce();
});
