import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Partition, Scope} from '../core/partitions';
import type {Answer, Failure} from './Answer';
import {answerOf} from './__tests__/answerOf';
import {createSession, type Dependencies, type Input, type Snapshot} from './session';
import type {SearchOptions} from './SearchWorker';

const OFFLINE: Failure = {failure: 'offline', file: '/docs/index.bin'};
const API: Partition = {url: '/api/', label: 'API', kind: 'names', context: 'api'};
const siteOf = (name: string): Partition => ({
  url: `https://${name}.test/search-index/`,
  label: name,
  kind: 'site',
  context: `site:https://${name}.test/`,
});
const FORUM = siteOf('forum');
const SHOP = siteOf('shop');

interface Call extends Scope {
  query: string;
  options: SearchOptions;
  isCancelled: boolean;
  answer: (answer: Answer | Failure) => Promise<void>;
  rows: (answer: Answer) => Promise<void>;
}

async function arrive(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((done) => setImmediate(done));
}

class FakeWorker {
  readonly searches: Call[] = [];
  readonly fetched: Scope[] = [];
  readonly fetchIndexes = vi.fn((baseUrl: string, context: string) => {
    this.fetched.push({baseUrl, context});
    return Promise.resolve<Failure | undefined>(undefined);
  });

  search(baseUrl: string, context: string, query: string, options: SearchOptions) {
    const {port} = options;
    return new Promise<Answer | Failure>((resolve) => {
      const call: Call = {
        ...{baseUrl, context, query, options},
        isCancelled: false,
        answer: async (answer) => {
          resolve(answer);
          await arrive();
        },
        rows: async (answer) => {
          port?.postMessage(answer);
          await arrive();
        },
      };
      if (port) port.onmessage = () => (call.isCancelled = true);
      this.searches.push(call);
    });
  }

  last(context?: string): Call {
    const call = this.searches
      .filter((one) => context === undefined || one.context === context)
      .at(-1);
    if (call === undefined) throw new Error('The worker was not asked.');
    return call;
  }
}

class FakeClock {
  #now = 0;
  #timers: {at: number; run: () => void}[] = [];

  after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = {at: this.#now + milliseconds, run};
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  async pass(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    const due = this.#timers.filter(({at}) => at <= this.#now);
    this.#timers = this.#timers.filter(({at}) => at > this.#now);
    for (const {run} of due.sort((a, b) => a.at - b.at)) run();
    await arrive();
  }
}

const INPUT: Input = {query: '', tag: '', baseUrl: '/docs', context: ''};

let worker: FakeWorker;
let clock: FakeClock;
let goOnline: () => void;
const onSettled = vi.fn();

function open(given: Partial<Dependencies> = {}) {
  const session = createSession({
    worker: () => Promise.resolve(worker),
    partitions: [],
    input: INPUT,
    limit: 8,
    after: clock.after,
    onOnline: (run) => {
      goOnline = run;
      return () => (goOnline = () => undefined);
    },
    others: () => [],
    onSettled,
    ...given,
  });
  const statuses: string[] = [];
  const stop = session.subscribe(() => {
    const {status} = session.getSnapshot();
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  const type = async (query: string) => {
    session.choose({query});
    await arrive();
  };
  return {
    ...session,
    statuses,
    stop,
    type,
    status: () => session.getSnapshot().status,
    found: () => session.getSnapshot().found,
    titles: () => session.getSnapshot().found?.pages.hits.map(({title}) => title),
  };
}

beforeEach(() => {
  worker = new FakeWorker();
  clock = new FakeClock();
  goOnline = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  onSettled.mockClear();
});

describe('A session', () => {
  it('shows rows without excerpts first, and then the complete answer', async () => {
    const {type, statuses, titles} = open();
    await type('light');
    expect(worker.last()).toMatchObject({query: 'light', baseUrl: '/docs', context: ''});
    expect(worker.last().options).toMatchObject({limit: 8, tag: ''});
    await worker.last().rows(answerOf(['Light']));
    expect(titles()).toEqual(['Light']);
    await worker.last().answer(answerOf(['Light', 'Lamp']));
    expect(titles()).toEqual(['Light', 'Lamp']);
    expect(statuses).toEqual(['typing', 'partial', 'complete']);
  });

  it('keeps old rows until new ones arrive, and cancels the running search when the input changes', async () => {
    const {type, titles, status} = open();
    await type('light');
    await worker.last().answer(answerOf(['Light']));
    await type('lights');
    const older = worker.last();
    expect([status(), titles()]).toEqual(['typing', ['Light']]);
    await type('lightso');
    expect(older.isCancelled).toBe(true);
    await older.answer(answerOf(['Late']));
    expect(titles()).toEqual(['Light']);
    await worker.last().answer(answerOf(['Newer']));
    expect(titles()).toEqual(['Newer']);
  });

  it('ignores rows of an older search and rows that arrive after their answer', async () => {
    const {type, titles} = open();
    await type('light');
    const older = worker.last();
    await type('lamp');
    await older.rows(answerOf(['Light']));
    expect(titles()).toBeUndefined();
    const newer = worker.last();
    await newer.answer(answerOf(['Lamp']));
    await newer.rows(answerOf(['Early']));
    expect(titles()).toEqual(['Lamp']);
  });

  it('searches again if the reader clears the field and types the same query', async () => {
    const {type, status, found} = open();
    await type('light');
    await worker.last().answer(OFFLINE);
    expect(status()).toBe('failed');
    await type('');
    expect([status(), found()]).toEqual(['idle', undefined]);
    await type('light');
    expect(worker.searches).toHaveLength(2);
    await worker.last().answer(answerOf(['Light']));
    await type(' ');
    expect([status(), found()]).toEqual(['idle', undefined]);
    await type('light');
    expect(worker.searches).toHaveLength(3);
  });

  it('does not search the same input twice', async () => {
    const {type, choose} = open();
    await type('light');
    await type('light');
    choose({baseUrl: '/docs', context: ''});
    expect(worker.searches).toHaveLength(1);
  });

  it('searches again when the version, the context or the tag changes', async () => {
    const {type, choose} = open();
    await type('light');
    choose({baseUrl: '/docs/1.0'});
    choose({context: '-docs'});
    choose({tag: 'audio'});
    await arrive();
    expect(worker.last()).toMatchObject({baseUrl: '/docs/1.0', context: '-docs', query: 'light'});
    expect(worker.last().options.tag).toBe('audio');
  });

  it('searches for the pages with a tag if the query is empty', async () => {
    const {choose, status} = open();
    choose({tag: 'audio'});
    await arrive();
    expect(status()).toBe('typing');
    expect(worker.searches).toHaveLength(1);
  });
});

describe('A slow search', () => {
  it('is reported after 800 ms, until rows arrive', async () => {
    const {type, statuses} = open();
    await type('light');
    await clock.pass(799);
    expect(statuses).toEqual(['typing']);
    await clock.pass(1);
    expect(statuses).toEqual(['typing', 'slow']);
    await worker.last().rows(answerOf(['Light']));
    await worker.last().answer(answerOf(['Light']));
    expect(statuses).toEqual(['typing', 'slow', 'partial', 'complete']);
  });

  it('is timed from the latest input', async () => {
    const {type, status} = open();
    await type('ligh');
    await clock.pass(700);
    await type('light');
    await clock.pass(700);
    expect(status()).toBe('typing');
  });

  it('is not reported once rows are visible', async () => {
    const {type, status} = open();
    await type('light');
    await worker.last().rows(answerOf(['Light']));
    await clock.pass(5000);
    expect(status()).toBe('partial');
  });
});

describe('Retry', () => {
  it('fetches the indexes again and repeats the search, after a failure or while the search is slow', async () => {
    const {type, retry, status, getSnapshot} = open({input: {...INPUT, context: 'docs'}});
    await type('light');
    await worker.last().answer(OFFLINE);
    expect(getSnapshot()).toMatchObject({status: 'failed', failure: OFFLINE});
    retry();
    expect(status()).toBe('typing');
    expect(getSnapshot().failure).toBeUndefined();
    await arrive();
    expect(worker.fetched).toEqual([{baseUrl: '/docs', context: 'docs'}]);
    await clock.pass(800);
    retry();
    await arrive();
    expect(worker.fetched).toHaveLength(2);
    await worker.last().answer(answerOf(['Light']));
    expect(status()).toBe('complete');
  });

  it('shows why the indexes cannot be fetched, and fetches nothing before a failure', async () => {
    const {type, retry, getSnapshot} = open();
    retry();
    await type('light');
    retry();
    expect(worker.fetched).toEqual([]);
    await worker.last().answer(OFFLINE);
    worker.fetchIndexes.mockResolvedValueOnce({failure: 'server', file: 'a'});
    retry();
    await arrive();
    expect(getSnapshot()).toMatchObject({status: 'failed', failure: {failure: 'server'}});
    expect(worker.searches).toHaveLength(1);
  });

  it('starts automatically when the network connection returns', async () => {
    const {type, stop} = open();
    await type('light');
    await worker.last().answer(OFFLINE);
    goOnline();
    await arrive();
    expect(worker.searches).toHaveLength(2);
    await worker.last().answer(OFFLINE);
    stop();
    goOnline();
    await arrive();
    expect(worker.searches).toHaveLength(2);
  });

  it('starts the worker again if its script did not load', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const start = vi.fn(() => Promise.reject(new Error('Loading chunk 7 failed.')));
    const {type, retry, getSnapshot} = open({worker: start});
    await type('light');
    expect(getSnapshot()).toMatchObject({status: 'failed', failure: {failure: 'offline'}});
    retry();
    await arrive();
    expect(start.mock.calls.length).toBeGreaterThan(1);
    expect(getSnapshot().failure).toEqual({failure: 'offline', file: ''});
  });
});

describe('A failure of the worker', () => {
  it('is "gone" if a newer build has replaced the script of the worker', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    const {type, getSnapshot} = open({worker: () => Promise.reject(new Error('Loading chunk 7'))});
    await type('light');
    await arrive();
    expect(getSnapshot().failure).toEqual({failure: 'gone', file: ''});
    vi.unstubAllGlobals();
  });

  it('is "gone" if a newer build has replaced a script that the worker loads later', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    const {type, getSnapshot} = open();
    await type('light');
    await worker.last().answer({failure: 'offline', file: ''});
    await arrive();
    expect(getSnapshot().failure).toEqual({failure: 'gone', file: ''});
    vi.unstubAllGlobals();
  });

  it('is "fault", and logged, if a search throws an error', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    worker.search = () => Promise.reject(new TypeError('undefined is not a function'));
    const {type, getSnapshot} = open();
    await type('light');
    expect(getSnapshot().failure).toEqual({failure: 'fault', file: ''});
    expect(error).toHaveBeenCalled();
  });
});

describe('Requesting more rows', () => {
  it('raises the limit and keeps the visible rows, and the next input resets the limit', async () => {
    const {type, more, titles, getSnapshot} = open();
    await type('light');
    await worker.last().answer(answerOf(['Light']));
    more();
    expect(titles()).toEqual(['Light']);
    await arrive();
    expect(worker.last().options.limit).toBe(16);
    await worker.last().answer(answerOf(['Light', 'Lamp']));
    expect(titles()).toEqual(['Light', 'Lamp']);
    await type('lights');
    expect(getSnapshot().limit).toBe(8);
    expect(worker.last().options.limit).toBe(8);
  });

  it('cancels the running search', async () => {
    const session = open();
    await session.type('light');
    const first = worker.last();
    await first.rows(answerOf(['Light']));
    session.more();
    await arrive();
    expect(first.isCancelled).toBe(true);
    await worker.last().answer(answerOf(['Light', 'Lamp']));
    await first.answer(answerOf(['Light']));
    expect(session.titles()).toEqual(['Light', 'Lamp']);
  });

  it('keeps the hits found by name and on other sites without repeating these searches', async () => {
    const {type, more, found} = open({partitions: [API, FORUM]});
    await type('light');
    await worker.last().answer(answerOf(['Light']));
    await worker.last('api').answer(answerOf(['LightSource']));
    await clock.pass(500);
    await worker.last(FORUM.context).answer(answerOf(['Topic']));
    const asked = worker.searches.length;
    more();
    await arrive();
    await worker.last('').answer(answerOf(['Light', 'Lamp']));
    expect(worker.searches).toHaveLength(asked + 1);
    expect(found()?.names).toHaveLength(1);
    expect(found()?.sites).toHaveLength(1);
  });

  it('repeats the searches of other sites that are still running', async () => {
    const {type, more, found} = open({partitions: [FORUM, SHOP]});
    await type('light');
    await worker.last().answer(answerOf(['Light']));
    await clock.pass(500);
    await worker.last(SHOP.context).answer(answerOf(['Bulb']));
    const shop = worker.last(SHOP.context);
    more();
    await arrive();
    await worker.last('').answer(answerOf(['Light', 'Lamp']));
    await worker.last(FORUM.context).answer(answerOf(['Topic']));
    expect(found()?.sites.map(({partition}) => partition)).toEqual([FORUM, SHOP]);
    expect(worker.last(SHOP.context)).toBe(shop);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });
});

describe('Documents found by name', () => {
  it('are listed below the pages, which are shown while the documents load', async () => {
    const {type, found, statuses} = open({partitions: [API]});
    await type('light');
    expect(worker.searches).toHaveLength(1);
    await worker.last().rows(answerOf(['Light']));
    expect(found()).toMatchObject({names: 'pending'});
    await worker.last().answer(answerOf(['Light']));
    await worker.last('api').answer(answerOf(['LightSource']));
    expect(found()).toMatchObject({isNamesFirst: false});
    expect(found()?.names).toMatchObject([{partition: API}]);
    expect(statuses).toEqual(['typing', 'partial', 'complete']);
  });

  it.each([
    ['the query is written like a name', 'setZoom', answerOf(['Camera'])],
    ['no page has all words', 'set zoom', answerOf(['Camera'], {isRelaxed: true})],
    ['no page is found', 'zoomer', answerOf([])],
  ])('are listed first if %s', async (_, query, pages) => {
    const {type, found} = open({partitions: [API]});
    await type(query);
    await worker.last().rows(pages);
    expect(found()).toBeUndefined();
    await worker.last().answer(pages);
    expect(found()).toBeUndefined();
    await worker.last('api').answer(answerOf(['setZoom']));
    expect(found()).toMatchObject({isNamesFirst: true});
  });

  it('are listed below the pages if they lack words of the query or load slowly', async () => {
    const {type, found, status} = open({partitions: [API]});
    await type('setZoom');
    await worker.last().answer(answerOf(['Camera']));
    await worker.last('api').answer(answerOf(['setX'], {isRelaxed: true}));
    expect(found()).toMatchObject({isNamesFirst: false});
    await type('setZoo');
    await worker.last('').answer(answerOf(['Camera']));
    await clock.pass(800);
    expect(status()).toBe('partial');
    expect(found()).toMatchObject({names: 'pending'});
    await worker.last('api').answer(answerOf(['setZoom']));
    expect(found()).toMatchObject({isNamesFirst: false});
  });

  it('are reported as failed without failing the search for pages', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const {type, found, status} = open({partitions: [API]});
    await type('light');
    await worker.last().answer(answerOf(['Light']));
    await worker.last('api').answer(OFFLINE);
    expect(status()).toBe('complete');
    expect(found()?.names).toMatchObject([{answer: 'failed'}]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<Input>]>([
    ['a query of four words', {query: 'how to set zoom'}],
    ['a typed tag', {query: 'light tag:audio'}],
    ['a selected tag', {query: 'light', tag: 'audio'}],
    ['a search within a context', {query: 'light', context: 'docs'}],
    ['a search outside the names', {query: 'light', context: '-api'}],
  ])('are not searched for %s', async (_, input) => {
    const {choose, status} = open({partitions: [API]});
    choose(input);
    await arrive();
    await worker.last().answer(answerOf(['Light']));
    expect(status()).toBe('complete');
    expect(worker.searches).toHaveLength(1);
  });
});

describe('Once the reader stops typing', () => {
  it('`onSettled` is called once for each input', async () => {
    const {type, more, getSnapshot} = open();
    await type('ligh');
    await clock.pass(300);
    await type('light');
    await worker.last().answer(answerOf(['Light']));
    await clock.pass(300);
    expect(onSettled).not.toHaveBeenCalled();
    await clock.pass(200);
    expect(onSettled).toHaveBeenCalledOnce();
    expect(onSettled.mock.calls[0]?.[0]).toMatchObject({input: {query: 'light'}});
    expect(getSnapshot().isSettled).toBe(true);
    more();
    await arrive();
    await worker.last().answer(answerOf(['Light', 'Lamp']));
    await clock.pass(500);
    expect(onSettled).toHaveBeenCalledOnce();
    await type('lamp');
    expect(getSnapshot().isSettled).toBe(false);
    await clock.pass(500);
    expect(onSettled).toHaveBeenCalledOnce();
    await worker.last().answer(answerOf(['Lamp']));
    expect(onSettled).toHaveBeenCalledTimes(2);
  });

  it('other sites are searched, and listed in the order of the options', async () => {
    const {type, found} = open({partitions: [FORUM, SHOP]});
    await type('light');
    await worker.last().answer(answerOf(['Light']));
    expect(worker.searches).toHaveLength(1);
    await clock.pass(500);
    expect(worker.searches.map(({context}) => context)).toEqual(['', FORUM.context, SHOP.context]);
    await worker.last(SHOP.context).answer(answerOf(['Lamp']));
    await worker.last(FORUM.context).answer(OFFLINE);
    expect(found()?.sites).toMatchObject([
      {partition: FORUM, answer: 'failed'},
      {partition: SHOP, answer: {total: 1}},
    ]);
  });

  it.each<[string, Partial<Input>]>([
    ['a context', {query: 'light', context: 'docs'}],
    ['a tag', {query: 'light', tag: 'audio'}],
  ])('other sites are not searched within %s, nor after a failure', async (_, input) => {
    const {choose} = open({partitions: [FORUM]});
    choose(input);
    await arrive();
    await worker.last().answer(answerOf(['Light']));
    await clock.pass(500);
    choose({query: 'lamp', context: '', tag: ''});
    await arrive();
    await worker.last().answer(OFFLINE);
    await clock.pass(500);
    expect(worker.searches).toHaveLength(2);
  });

  it('hits in other scopes are counted if this scope has none, but not if they lack words of the query', async () => {
    const others = [
      {baseUrl: '/docs', context: '-docs'},
      {baseUrl: '/docs/1.0', context: ''},
    ];
    const {choose, found} = open({others: () => others});
    choose({query: 'light', context: 'docs'});
    await arrive();
    await worker.last().answer(answerOf([]));
    await clock.pass(500);
    await worker.last('-docs').answer(answerOf(['Post'], {counts: {blog: 1}}));
    await worker.last('').answer(answerOf(['Old'], {isRelaxed: true}));
    expect(found()?.elsewhere).toEqual([[others[0], {blog: 1}]]);
    choose({query: 'lamp'});
    await arrive();
    await worker.last().answer(answerOf(['Lamp']));
    await clock.pass(500);
    expect(worker.searches).toHaveLength(4);
  });

  it('results of an older input are ignored', async () => {
    const {type, found} = open({partitions: [FORUM]});
    await type('light');
    await worker.last().answer(answerOf(['Light']));
    await clock.pass(500);
    const older = worker.last(FORUM.context);
    await type('lamp');
    expect(older.isCancelled).toBe(true);
    await worker.last('').answer(answerOf(['Lamp']));
    await older.answer(answerOf(['Topic']));
    expect(found()?.sites).toEqual([]);
  });
});

describe('Listeners', () => {
  it('start the search when the first one subscribes, and cancel it when the last one unsubscribes', async () => {
    const {stop, subscribe, getSnapshot} = open({input: {...INPUT, query: 'light'}});
    await arrive();
    expect(worker.searches).toHaveLength(1);
    stop();
    await arrive();
    expect(worker.last().isCancelled).toBe(true);
    // React also subscribes and unsubscribes once in strict mode.
    subscribe(() => undefined);
    await arrive();
    expect(worker.searches).toHaveLength(2);
    await worker.last().answer(answerOf(['Light']));
    expect(getSnapshot().status).toBe('complete');
  });

  it('read a new snapshot after each change, and the same one between changes', async () => {
    const {getSnapshot, type} = open();
    const first = getSnapshot();
    expect(getSnapshot()).toBe(first);
    await type('light');
    expect(getSnapshot()).not.toBe(first);
  });

  it('read the restored rows of an earlier session first, and no search starts', async () => {
    const restored: Snapshot = {
      status: 'complete',
      input: {...INPUT, query: 'light'},
      limit: 16,
      isSettled: false,
      found: {
        input: {...INPUT, query: 'light'},
        pages: answerOf(['Light']),
        names: [],
        isNamesFirst: false,
        sites: [{partition: FORUM, answer: answerOf(['Topic'])}],
        elsewhere: [],
      },
    };
    const {titles, more, choose} = open({restored, partitions: [FORUM]});
    choose({...INPUT, query: 'light'});
    await clock.pass(500);
    expect([titles(), worker.searches]).toEqual([['Light'], []]);
    expect(onSettled).toHaveBeenCalledOnce();
    more();
    await arrive();
    expect(worker.last().options.limit).toBe(24);
  });
});
