import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Group, Input, Snapshot} from '../../browser/session';
import type {Partition} from '../../core/partitions';
import {answerOf, hit} from '../../browser/__tests__/answerOf';
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

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const isOpen = () => field().getAttribute('aria-expanded') === 'true';

function show(snapshot: Snapshot): void {
  useSession.mockReturnValue({snapshot, session: {retry: vi.fn()}});
  renderSuggestions({value: 'light', onLeave});
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
  test('its page is shown with the matched words marked, and the search closes', () => {
    show(RESULTS);
    fireEvent.click(screen.getByRole('option', {name: 'Colour'}));
    expect(push.mock.calls).toEqual([['/light/#colour']]);
    expect(markOnNextPage.mock.calls).toEqual([['/light/#colour', ['light', 'lights']]]);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  test('the browser loads the page if the loaded build does not have it', () => {
    isKnownPage.mockReturnValue(false);
    // The address of the current page, because jsdom cannot load another one.
    const {pathname} = window.location;
    show(complete([hit({url: pathname, hash: 'colour'})]));
    fireEvent.click(screen.getByRole('option'));
    expect(isKnownPage).toHaveBeenCalledWith(`${pathname}#colour`);
    expect(window.location.hash).toBe('#colour');
    expect(push).not.toHaveBeenCalled();
  });
});

async function askedFrom(address: string): Promise<unknown> {
  const tab = new BroadcastChannel('docusaurus-search');
  let terms: string[] | undefined;
  tab.onmessage = ({data}: MessageEvent<{terms: string[]}>) => (terms = data.terms);
  tab.postMessage({address: window.location.origin + address});
  await vi.waitFor(() => expect(terms).toBeDefined());
  tab.close();
  return terms;
}

test('A new tab with the page of a hit receives the words to mark, however the tab was opened', async () => {
  show(RESULTS);
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

describe('A hit that is found by name or on another site', () => {
  const API: Partition = {url: '/api/', label: 'API', kind: 'names', context: 'api'};
  const FORUM: Partition = {url: '/forum/', label: 'Forum', kind: 'site', context: 'forum'};
  const groupOf = (partition: Partition, title: string): Group => ({
    partition,
    answer: answerOf([title], {terms: [title.toLowerCase()]}),
  });
  const showNames = () => {
    const {found, ...snapshot} = complete(HITS, {terms: ['light']});
    const names = [groupOf(API, 'LightBeam')];
    const sites = [groupOf(FORUM, 'Topic')];
    show({...snapshot, found: found && {...found, names, sites}});
  };

  test('marks its own matched words on its page', () => {
    showNames();
    fireEvent.click(screen.getByRole('option', {name: 'LightBeam'}));
    expect(markOnNextPage.mock.calls).toEqual([['/lightbeam/', ['lightbeam']]]);
    expect(recent.add).toHaveBeenCalledExactlyOnceWith('light');
  });

  test('adds its query to the recent searches if Ctrl+Enter opens it in a new tab', () => {
    showNames();
    vi.stubGlobal('open', vi.fn());
    fireEvent.keyDown(field(), {key: 'End'});
    fireEvent.keyDown(field(), {key: 'Enter', ctrlKey: true});
    expect(recent.add).toHaveBeenCalledExactlyOnceWith('light');
    vi.unstubAllGlobals();
  });

  test.each([
    ['names', '/lightbeam', ['lightbeam']],
    ['another site on the same host', '/topic', ['topic']],
  ])('sends its own matched words to a new tab: %s', async (_, path, terms) => {
    showNames();
    expect(await askedFrom(path)).toEqual(terms);
    expect(recent.add).toHaveBeenCalledExactlyOnceWith('light');
  });
});

test('If the title of a page is opened in a new tab, the matched words of its sections are marked', async () => {
  show(complete([hit({hash: 'colour', section: 'Colour'})], {terms: ['light']}));
  expect(await askedFrom('/light')).toEqual(['light']);
});
