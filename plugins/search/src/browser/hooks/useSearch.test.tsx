import {act, cleanup, renderHook, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {SearchAnswer, SearchResults} from '../worker/searchAnswer';
import {hit} from '../../theme/__tests__/hit';
import {SEARCH_EVENT} from './events';
import {type SearchRequest, useSearch} from './useSearch';
import {TYPING_PAUSE} from './useSettledText';

const RESULTS: SearchResults = {
  kind: 'results',
  hits: [hit({title: 'Einführung', titleMarks: [[0, 10]]})],
  terms: ['einfuhrng', 'einfuhrung'],
  total: 1,
  hasMore: false,
  counts: {},
  suggestion: 'einfuhrung',
  milliseconds: 1,
};
/** Any function that takes rows without their excerpts. */
const ROWS = expect.any(Function) as unknown;
/** What tells this field from others. */
const ASKER = expect.any(String) as unknown;
const FAILED: SearchAnswer = {kind: 'index-error', failure: 'server', file: '/i/a.bin'};

const {search, fetchIndexes, load, missed} = vi.hoisted(() => ({
  missed: {get: vi.fn(() => null), set: vi.fn(), del: vi.fn()},
  search: vi.fn<(...asked: unknown[]) => Promise<SearchAnswer>>(),
  fetchIndexes: vi.fn(),
  load: vi.fn<() => Promise<object>>(),
}));
vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => missed}));
vi.mock('./searchClient', () => ({searchClient: load}));

const request = {query: 'Einführng', baseUrl: '/', context: 'docs', limit: 8};

const start = (part: Partial<SearchRequest> = {}) =>
  renderHook((changed: Partial<SearchRequest>) => useSearch({...request, ...part, ...changed}), {
    initialProps: {},
  });

type Rendered = ReturnType<typeof start>;
/** Answers come and are shown, and then nobody types for so long. */
const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
};
const kindOf = ({result}: Rendered) => result.current.state.kind;
const untilKind = (rendered: Rendered, kind: string) =>
  waitFor(() => expect(kindOf(rendered)).toBe(kind));

beforeEach(() => {
  search.mockResolvedValue(RESULTS);
  load.mockResolvedValue({search, fetchIndexes});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

describe('a search', () => {
  test('that is corrected is offered in the spelling of the hits', async () => {
    const rendered = start();
    await untilKind(rendered, 'results');
    expect(rendered.result.current.state).toMatchObject({
      query: 'Einführng',
      suggestion: 'einführung',
      hits: RESULTS.hits,
    });
    expect(search).toHaveBeenCalledExactlyOnceWith(
      '/',
      'docs',
      'Einführng',
      8,
      ROWS,
      ASKER,
      undefined,
    );
    expect(fetchIndexes).not.toHaveBeenCalled();
  });

  test.each([
    ['development', 0, 1],
    ['development', 1, 0],
    ['production', 0, 0],
  ])('is noted in %s where it finds %s pages: %s times', async (environment, total, times) => {
    vi.stubEnv('NODE_ENV', environment);
    search.mockResolvedValue({...RESULTS, total});
    vi.useFakeTimers();
    start();
    await pass(TYPING_PAUSE);
    expect(missed.set).toHaveBeenCalledTimes(times);
    for (const [list] of missed.set.mock.calls) expect(list).toContain('Einführng');
  });

  /** A search that tells rows before their excerpts, which are `answer`'s. */
  const tellRows = (answer: Promise<SearchAnswer>): SearchResults => {
    const rows = {...RESULTS, hits: RESULTS.hits.map((one) => ({...one, awaitsExcerpt: true}))};
    search.mockImplementationOnce((...asked) => {
      (asked[4] as (results: SearchResults) => void)(rows);
      return answer;
    });
    return rows;
  };

  test('for more results keeps what was found elsewhere in view', async () => {
    const elsewhere = [{context: 'api', hits: [hit()], total: 1}];
    search.mockResolvedValue({...RESULTS, elsewhere});
    const rendered = start();
    await untilKind(rendered, 'results');
    search.mockImplementation((...asked) => {
      (asked[4] as (results: SearchResults) => void)({...RESULTS, elsewhere: 'coming'});
      return new Promise(() => undefined);
    });
    rendered.rerender({limit: 16});
    await waitFor(() => expect(rendered.result.current.state).toMatchObject({elsewhere}));
    rendered.rerender({query: 'light'});
    await waitFor(() =>
      expect(rendered.result.current.state).toMatchObject({elsewhere: 'coming', query: 'light'}),
    );
  });

  test('goes on where the page was left before all of it had come', async () => {
    const initial = {...RESULTS, query: request.query, elsewhere: 'coming' as const};
    const {result} = renderHook(() => useSearch(request, initial));
    await waitFor(() => expect(result.current.state).not.toHaveProperty('elsewhere'));
    expect(search).toHaveBeenCalledOnce();
  });

  test('is announced once, when typing pauses, with the number of hits and the context', async () => {
    vi.useFakeTimers();
    const announced: unknown[] = [];
    const listen = (event: Event) => announced.push((event as CustomEvent).detail);
    document.addEventListener(SEARCH_EVENT, listen);
    const rendered = start({query: 'ligh'});
    await pass(TYPING_PAUSE - 1);
    rendered.rerender({query: 'light'});
    await pass(TYPING_PAUSE);
    expect(announced).toEqual([{type: 'results', query: 'light', context: 'docs', count: 1}]);
    rendered.rerender({query: 'light', limit: 16});
    await pass(TYPING_PAUSE);
    expect(announced).toHaveLength(1);
    document.removeEventListener(SEARCH_EVENT, listen);
  });

  test('shows rows before their excerpts, asks once, and announces the whole answer once', async () => {
    let complete: (answer: SearchAnswer) => void = () => undefined;
    const rows = tellRows(new Promise((resolve) => (complete = resolve)));
    const announced: unknown[] = [];
    const listen = (event: Event) => announced.push((event as CustomEvent).detail);
    document.addEventListener(SEARCH_EVENT, listen);
    const rendered = start();
    await untilKind(rendered, 'results');
    expect(rendered.result.current.state).toMatchObject({hits: rows.hits});
    expect(announced).toEqual([]);
    await act(async () => {
      complete(RESULTS);
      await Promise.resolve();
    });
    await waitFor(() => expect(announced).toHaveLength(1));
    const {state} = rendered.result.current;
    expect(state.kind === 'results' && state.hits).toEqual(RESULTS.hits);
    expect(search).toHaveBeenCalledTimes(1);
    document.removeEventListener(SEARCH_EVENT, listen);
  });

  test('that is known already is not asked for, another one is', async () => {
    const initial = {...RESULTS, query: request.query};
    const rendered = renderHook(
      (changed: Partial<SearchRequest>) => useSearch({...request, ...changed}, initial),
      {initialProps: {}},
    );
    expect(rendered.result.current.state).toBe(initial);
    expect(search).not.toHaveBeenCalled();
    rendered.rerender({limit: 16});
    await waitFor(() =>
      expect(search).toHaveBeenCalledWith('/', 'docs', 'Einführng', 16, ROWS, ASKER, undefined),
    );
  });

  test('whose answer comes after that of the next one is not shown', async () => {
    let answerLate: (answer: SearchAnswer) => void = () => undefined;
    search.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    const rendered = start();
    await waitFor(() => expect(search).toHaveBeenCalledOnce());
    rendered.rerender({query: 'light'});
    await untilKind(rendered, 'results');
    await act(async () => {
      answerLate({...RESULTS, total: 9});
      await Promise.resolve();
    });
    expect(rendered.result.current.state).toMatchObject({query: 'light', total: 1});
    expect(search).toHaveBeenCalledTimes(2);
  });

  test('that is cancelled by the next letter is not done again', async () => {
    let cancel: () => void = () => undefined;
    search.mockReturnValueOnce(
      new Promise((resolve) => (cancel = () => resolve({kind: 'cancelled'}))),
    );
    const rendered = start();
    await waitFor(() => expect(search).toHaveBeenCalledOnce());
    rendered.rerender({query: 'light'});
    cancel();
    await untilKind(rendered, 'results');
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(search).toHaveBeenCalledTimes(2);
  });

  test('keeps the results before in view, until its own have come', async () => {
    const rendered = start();
    await untilKind(rendered, 'results');
    search.mockResolvedValue({...RESULTS, suggestion: undefined, total: 2});
    rendered.rerender({query: 'light'});
    expect(rendered.result.current.state).toMatchObject({
      kind: 'loading',
      previous: {query: 'Einführng', total: 1},
    });
    await untilKind(rendered, 'results');
    expect(rendered.result.current.state).toMatchObject({query: 'light', total: 2});
  });

  test('says that it is slow after 800 milliseconds', async () => {
    vi.useFakeTimers();
    search.mockReturnValue(new Promise(() => undefined));
    const {result} = start();
    await act(() => vi.advanceTimersByTimeAsync(799));
    expect(result.current.state).toEqual({kind: 'loading', slow: false});
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current.state).toEqual({kind: 'loading', slow: true});
  });
});

describe('a search that failed', () => {
  test('says why, and asks for the files again on demand', async () => {
    search.mockResolvedValueOnce(FAILED);
    const rendered = start();
    await untilKind(rendered, 'index-error');
    expect(rendered.result.current.state).toBe(FAILED);
    act(() => rendered.result.current.retry());
    await untilKind(rendered, 'results');
    expect(fetchIndexes).toHaveBeenCalledExactlyOnceWith('/', 'docs');
    rendered.rerender({query: 'light'});
    await waitFor(() => expect(search).toHaveBeenCalledTimes(3));
    expect(fetchIndexes).toHaveBeenCalledOnce();
  });

  test('is done again when the network is back, and one that succeeded is not', async () => {
    search.mockResolvedValueOnce(FAILED);
    const rendered = start();
    await untilKind(rendered, 'index-error');
    act(() => void window.dispatchEvent(new Event('online')));
    await untilKind(rendered, 'results');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(kindOf(rendered)).toBe('results');
    expect(search).toHaveBeenCalledTimes(2);
  });

  test('for want of its script is offline', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    load.mockRejectedValue(new Error('Loading chunk 7 failed.'));
    const rendered = start();
    await untilKind(rendered, 'index-error');
    expect(rendered.result.current.state).toMatchObject({failure: 'offline'});
    expect(warn).toHaveBeenCalledOnce();
  });

  test('by a fault of its own is not a fault of the network', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    search.mockRejectedValue(new TypeError('not a function'));
    const rendered = start();
    await untilKind(rendered, 'index-error');
    expect(rendered.result.current.state).toMatchObject({failure: 'fault'});
    expect(logged).toHaveBeenCalledOnce();
  });
});
