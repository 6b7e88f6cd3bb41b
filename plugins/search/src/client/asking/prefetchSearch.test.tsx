import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type * as PrefetchSearch from './prefetchSearch';

vi.mock('./startWorker', () => ({workerAddress: () => '/worker.js'}));

const SUGGESTIONS = '/search-suggestions.js';
/** What waits for the browser to have nothing else to do, by its handle. */
let idle: Map<number, () => void>;
let state: DocumentReadyState;
let script: string;
/** The module as a page that was just loaded has it. */
let page: typeof PrefetchSearch;

const fetched = () =>
  Array.from(document.head.querySelectorAll('link[rel=prefetch]'), (link) =>
    link.getAttribute('href'),
  );
const load = () => window.dispatchEvent(new Event('load'));
const beIdle = () => {
  idle.forEach((work) => work());
  idle.clear();
};

beforeEach(async () => {
  idle = new Map();
  state = 'complete';
  script = SUGGESTIONS;
  let handle = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle.set(++handle, work);
    return handle;
  });
  vi.stubGlobal('cancelIdleCallback', (canceled: number) => idle.delete(canceled));
  vi.stubGlobal('__webpack_require__', {gca: () => script});
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  vi.resetModules();
  page = await import('./prefetchSearch');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

describe('the scripts of the search come into the cache', () => {
  it('when the browser has nothing else to do, once for all fields', () => {
    page.prefetchSearch();
    page.prefetchSearch();
    expect(fetched()).toEqual([]);
    beIdle();
    expect(fetched()).toEqual(['/worker.js', SUGGESTIONS]);
  });

  it('not before the page is complete', () => {
    state = 'interactive';
    page.prefetchSearch();
    beIdle();
    expect(fetched()).toEqual([]);
    load();
    beIdle();
    expect(fetched()).toEqual(['/worker.js', SUGGESTIONS]);
  });

  it('without that of the suggestions where a site has a field of its own', () => {
    script = '/undefined.undefined.js';
    page.prefetchSearch();
    beIdle();
    expect(fetched()).toEqual(['/worker.js']);
  });
});

describe('no script comes into the cache', () => {
  it('once the search itself has loaded them', () => {
    page.prefetchSearch();
    page.skipPrefetch();
    beIdle();
    expect(fetched()).toEqual([]);
  });

  it('where readers save data', () => {
    vi.stubGlobal('navigator', {connection: {saveData: true}});
    page.prefetchSearch();
    beIdle();
    expect(fetched()).toEqual([]);
  });

  it.each<DocumentReadyState>(['complete', 'interactive'])(
    'for a field that has gone from a page that was %s',
    (before) => {
      state = before;
      page.prefetchSearch()();
      load();
      beIdle();
      expect(fetched()).toEqual([]);
    },
  );

  it('in a browser that does not tell when it has nothing else to do', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    expect(() => page.prefetchSearch()).not.toThrow();
    expect(fetched()).toEqual([]);
  });
});
