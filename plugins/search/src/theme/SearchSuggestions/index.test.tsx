import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {SEARCH_EVENT, type SearchEventDetail} from '../../browser/events';
import type {SearchSettings} from '../../browser/searchSettings';
import type {Snapshot} from '../../browser/session';
import type {SearchScope} from '../hooks/useSearchScope';
import {hit} from '../../browser/__tests__/answerOf';
import {complete, foundOf, IDLE, TYPING} from '../__tests__/snapshots';
import {renderSuggestions} from '../__tests__/renderSuggestions';

interface Site {
  settings: Partial<SearchSettings>;
  search: {snapshot: Snapshot | undefined};
  place: Partial<SearchScope>;
}

const push = vi.hoisted(() => vi.fn());
const {settings, search, place} = vi.hoisted<Site>(() => ({
  place: {},
  settings: {searchPath: '/search/', suggestionLimit: 8, contexts: []},
  search: {snapshot: undefined},
}));

vi.mock('@docusaurus/router', () => ({useHistory: () => ({push})}));
vi.mock('@docusaurus/theme-common', () => ({
  // Japanese has only one plural form.
  usePluralForm: () => ({selectMessage: (_count: number, forms: string) => forms.split('|')[0]}),
  createStorageSlot: () => ({
    get: () => null,
    set: vi.fn(),
    del: vi.fn(),
    listen: () => () => undefined,
  }),
}));
vi.mock('../hooks/useSearchSettings', () => ({useSearchSettings: () => settings}));
vi.mock('../hooks/useSearchScope', () => ({
  useVersionChoices: () => [],
  useSearchScope: () => ({baseUrl: '/', version: '', ...place}),
}));
vi.mock('../../browser/isKnownPage', () => ({isKnownPage: () => true}));
vi.mock('../../browser/target/markOnNextPage', () => ({markOnNextPage: vi.fn()}));
vi.mock('../hooks/useSession', () => ({
  useSession: () => ({session: {retry: vi.fn()}, snapshot: search.snapshot ?? IDLE}),
}));

// Suggestions are grouped by page, so the third hit is the second suggestion.
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
function answer(snapshot: Snapshot): void {
  search.snapshot = snapshot;
  rerender();
}

beforeEach(() => {
  heard = [];
  document.addEventListener(SEARCH_EVENT, hear);
  search.snapshot = complete(HITS);
  rerender = renderSuggestions({value: 'light', onLeave});
});
afterEach(() => {
  document.removeEventListener(SEARCH_EVENT, hear);
  cleanup();
  push.mockClear();
  onLeave.mockClear();
});

test('A press in the field opens the suggestions, and another press does not close them', () => {
  fireEvent.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
  press('Escape');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

test("Suggestions from the current context come first if the site's options say so", () => {
  const first = () => screen.getAllByRole('option')[0]?.getAttribute('href');
  place.context = {key: 'docs', label: 'Documentation'};
  const hits = [hit({url: '/post/', context: 'blog'}), hit({context: 'docs'})];
  answer(complete(hits));
  expect(first()).toBe('/post/');
  settings.preferOwnContext = true;
  answer(complete(hits));
  expect(first()).toBe('/light/');
  delete settings.preferOwnContext;
  delete place.context;
});

describe('The event of an opened hit has the visible position of the hit', () => {
  const second = {type: 'hit', query: 'light', context: '', url: '/light/#colour', position: 2};

  test('after a click', () => {
    fireEvent.click(screen.getByRole('option', {name: 'Colour'}));
    expect(heard).toEqual([second]);
    expect(push).toHaveBeenCalledWith('/light/#colour');
  });

  test('after a click that opens a new tab, and this page stays unchanged', () => {
    // Otherwise jsdom reports that it cannot navigate.
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

  test('opens the active hit in a new tab, and leaves the list unchanged', () => {
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

  test('opens all results in a new tab if no hit is active', () => {
    expect(pressApart()).toBe(false);
    expect(open.mock.calls).toEqual([['/search/?q=light', '_blank', 'noopener']]);
    expect(heard).toEqual([]);
    expect(push).not.toHaveBeenCalled();
  });
});

test('The number of suggestions is announced when the reader stops typing, with English plural forms', () => {
  const said = () => screen.getByRole('status').textContent;
  answer(complete(HITS));
  expect(said()).toBe('3 suggestions');
  answer({...TYPING, found: foundOf(HITS)});
  expect(said()).toBe('3 suggestions');
  answer({...complete([hit()]), isSettled: false});
  expect(said()).toBe('3 suggestions');
  answer(complete([hit()]));
  expect(said()).toBe('1 suggestion');
});

describe.each([
  ['during a composition', {isComposing: true}],
  ['sent by Safari after the composition', {keyCode: 229}],
])('A key that an input method handles, %s', (_, init) => {
  test('does not open a page if it is Enter', () => {
    fireEvent.keyDown(field(), {key: 'Enter', ...init});
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'Enter', ...init});
    expect(push).not.toHaveBeenCalled();
  });

  test('leaves the suggestions unchanged if it is Escape or an arrow key', () => {
    fireEvent.keyDown(field(), {key: 'ArrowDown', ...init});
    expect(screen.queryByRole('option', {selected: true})).toBeNull();
    fireEvent.keyDown(field(), {key: 'Escape', ...init});
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });
});

describe('When new results replace the visible ones', () => {
  const COLOUR = '/light/#colour';
  const LAMP = hit({url: '/lamp/', title: 'Lamp'});
  const MOON = hit({url: '/moon/', title: 'Moon'});

  beforeEach(() => {
    press('ArrowDown', 'ArrowDown');
    expect(highlighted()).toBe(COLOUR);
  });

  test('the same hit stays active', () => {
    answer({...TYPING, found: foundOf(HITS)});
    expect(highlighted()).toBe(COLOUR);
    answer(complete([MOON, LAMP, hit({hash: 'colour', section: 'Colour'})]));
    expect(highlighted()).toBe(COLOUR);
    press('Enter');
    expect(push).toHaveBeenCalledWith(COLOUR);
  });

  test('no hit is active if the active one is gone, even if it returns later', () => {
    answer(complete([MOON, LAMP]));
    expect(highlighted()).toBeUndefined();
    fireEvent.change(field(), {target: {value: 'lights'}});
    answer(complete(HITS));
    expect(highlighted()).toBeUndefined();
    press('Enter');
    expect(push).toHaveBeenCalledWith('/search/?q=lights');
  });
});

test('An empty field without recent searches is not announced as expanded', () => {
  fireEvent.change(field(), {target: {value: ''}});
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

describe('The suggestions', () => {
  /** Moves the focus as Safari does, which does not focus links or buttons without a `tabindex`. */
  function pressIn(element: Element): void {
    const taker = element.closest<HTMLElement>('[tabindex], input');
    act(() => (taker ? taker.focus() : field().blur()));
  }

  beforeEach(() => field().focus());

  test('stay open when a link below them is clicked', () => {
    const link = screen.getByRole('link', {name: 'See all results'});
    pressIn(link);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(link);
    expect(push).toHaveBeenCalledWith('/search/?q=light');
  });

  test('close when another element gets the focus', () => {
    cleanup();
    renderSuggestions({value: 'light'});
    pressIn(document.body);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  test('stay open in the dialog if the field loses the focus, for example when a phone hides its keyboard', () => {
    pressIn(document.body);
    expect(document.activeElement).toBe(document.body);
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });
});

test('Escape closes the suggestions first, and only the next Escape leaves the field', () => {
  press('Escape');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(onLeave).not.toHaveBeenCalled();
  press('Escape');
  expect(onLeave).toHaveBeenCalledOnce();
});
