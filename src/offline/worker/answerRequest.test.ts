import {createHash} from 'node:crypto';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {DIGEST_LENGTH} from '../OfflineManifest';
import {answerRequest} from './answerRequest';
import {Build} from './Build';
import type {RequestEvent} from './scope';
import {Strangers} from './Strangers';

const BASE = 'https://example.test/';
const FILES = {
  'docs/index.html': 'page',
  '404.html': 'not found',
  'index.bin': 'index',
  'worker.1.js': 'worker',
};
const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
const manifest = {
  build: 'one',
  files: Object.entries(FILES).map(([file, text]): [string, string] => [file, digest(text)]),
  pages: {},
  search: [],
};

/** What the host answers with. */
let network: (url: string) => Response | Promise<Response>;
let kept: Map<string, Response>;

beforeEach(() => {
  kept = new Map();
  const absolute = (url: string) => new URL(url, BASE).href;
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(kept.size > 0),
    open: () =>
      Promise.resolve({
        match: (url: string) => Promise.resolve(kept.get(absolute(url))?.clone()),
        put: (url: string, answer: Response) => Promise.resolve(kept.set(absolute(url), answer)),
      }),
  });
  vi.stubGlobal('fetch', async ({url}: Request) => network(url));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The service worker of a build; it is asked as browsers ask. */
function serviceWorker() {
  const build = new Build(manifest, BASE);
  const strangers = new Strangers(build.cacheName);
  const ask = (
    path: string,
    event: Partial<RequestEvent>,
    mode: RequestMode,
    init: RequestInit = {},
  ) => {
    // Only browsers make requests that navigate.
    const request = new Request(BASE + path, init);
    Object.defineProperty(request, 'mode', {value: mode});
    const whole = {clientId: '', resultingClientId: '', ...event, request} as RequestEvent;
    const notKept = () => Promise.resolve(new Response('not kept'));
    return answerRequest(whole, {build, strangers, notKept});
  };
  return {
    strangers,
    open: (path: string, resultingClientId = 'page') => ask(path, {resultingClientId}, 'navigate'),
    load: (path: string, clientId: string, resultingClientId = '') =>
      ask(path, {clientId, resultingClientId}, 'no-cors'),
    loadAs: (path: string, init: RequestInit) => ask(path, {clientId: 'page'}, 'no-cors', init),
  };
}

const keepPage = () => kept.set(`${BASE}docs/index.html`, new Response('kept page'));
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

/** An answer that begins and does not come to its end. */
const beginning = (start: (controller: ReadableStreamDefaultController) => void) =>
  new Response(new ReadableStream({start}));

describe('a page', () => {
  it('comes from the network, and is kept as what it is', async () => {
    network = () => new Response('page', {headers: {'content-type': 'text/html; charset=utf-8'}});
    expect(await textOf(serviceWorker().open('docs/'))).toBe('page');
    const page = kept.get(`${BASE}docs/index.html`);
    expect(await page?.text()).toBe('page');
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('lets go of what comes of it after the kept one is shown', async () => {
    vi.useFakeTimers();
    keepPage();
    let isCancelled = false;
    const cancel = () => {
      isCancelled = true;
    };
    network = () =>
      new Promise((resolve) =>
        setTimeout(resolve, 5000, new Response(new ReadableStream({cancel}), {status: 500})),
      );
    const answer = textOf(serviceWorker().open('docs/'));
    await vi.advanceTimersByTimeAsync(4000);
    expect(await answer).toBe('kept page');
    expect(isCancelled).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(isCancelled).toBe(true);
  });

  it('comes from the cache where the network breaks off in the middle', async () => {
    keepPage();
    network = () => beginning((controller) => controller.error(new TypeError('broken off')));
    expect(await textOf(serviceWorker().open('docs/'))).toBe('kept page');
  });

  it('comes from the cache where the network begins to answer and then stalls', async () => {
    vi.useFakeTimers();
    keepPage();
    network = () => beginning((controller) => controller.enqueue(new Uint8Array(1)));
    const answer = textOf(serviceWorker().open('docs/'));
    await vi.advanceTimersByTimeAsync(4000);
    expect(await answer).toBe('kept page');
  });

  it.each([408, 429, 500, 503])(
    'comes from the cache where the host answers %i',
    async (status) => {
      keepPage();
      network = () => new Response('later', {status});
      const {open, strangers} = serviceWorker();
      expect(await textOf(open('docs/'))).toBe('kept page');
      expect(await strangers.has('page')).toBe(false);
    },
  );

  it('that is not kept says so, however late the network fails', async () => {
    vi.useFakeTimers();
    network = () =>
      new Promise((_, reject) => setTimeout(reject, 60_000, new TypeError('Failed to fetch')));
    const answer = textOf(serviceWorker().open('docs/'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBe('not kept');
  });

  it.each([408, 429])(
    'that is not kept shows the answer %i, which is no stranger',
    async (status) => {
      network = () => new Response('later', {status});
      const {open, strangers} = serviceWorker();
      expect(await textOf(open('docs/'))).toBe('later');
      expect(await strangers.has('page')).toBe(false);
    },
  );

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['breaks off', () => beginning((controller) => controller.error(new TypeError('broken off')))],
  ])('that is not kept is told where the network %s, and is of no build', async (_, answer) => {
    network = answer;
    const {open, strangers} = serviceWorker();
    expect(await textOf(open('docs/'))).toBe('not kept');
    expect(await strangers.has('page')).toBe(true);
  });

  it('that is gone is not shown from the cache', async () => {
    keepPage();
    network = () => new Response('not found', {status: 404});
    expect(await textOf(serviceWorker().open('docs/'))).toBe('not found');
  });

  it('is no stranger when the network was slow and the kept one is shown', async () => {
    vi.useFakeTimers();
    keepPage();
    let arrive: (answer: Response) => void = () => undefined;
    network = () => new Promise((resolve) => (arrive = resolve));
    const {open, strangers} = serviceWorker();
    const answer = textOf(open('docs/'));
    await vi.advanceTimersByTimeAsync(4000);
    expect(await answer).toBe('kept page');
    arrive(new Response('page of another build'));
    await vi.advanceTimersByTimeAsync(10);
    expect(await strangers.has('page')).toBe(false);
  });
});

describe('strangers are pages', () => {
  const isStranger = async (path: string, answer: Response) => {
    network = () => answer;
    const {open, strangers} = serviceWorker();
    await open(path);
    return strangers.has('page');
  };

  it('that differ from those of the build', async () => {
    expect(await isStranger('docs/', new Response('page'))).toBe(false);
    expect(await isStranger('docs/', new Response('newer page'))).toBe(true);
  });

  it('that the build does not have', async () => {
    expect(await isStranger('new/', new Response('new page'))).toBe(true);
    expect(await isStranger('%', new Response('new page'))).toBe(true);
  });

  it('that say in the words of another build that nothing is found', async () => {
    const notFound = (text: string) => new Response(text, {status: 404});
    expect(await isStranger('none/', notFound('not found'))).toBe(false);
    expect(await isStranger('none/', notFound('newer not found'))).toBe(true);
    expect(await isStranger('docs/', notFound('newer not found'))).toBe(true);
  });

  it('but not addresses that lead to another one', async () => {
    const redirect = {ok: false, status: 0, type: 'opaqueredirect'} as Response;
    expect(await isStranger('old/', redirect)).toBe(false);
  });
});

describe('a file that the host sends otherwise than it was built', () => {
  it('is handed on, so that the search can say what is wrong with it, and is not kept', async () => {
    network = () => new Response('damaged');
    const {load} = serviceWorker();
    expect(await textOf(load('index.bin', 'page'))).toBe('damaged');
    network = () => new Response('index');
    expect(await textOf(load('index.bin', 'page'))).toBe('index');
    network = () => new Response('damaged');
    expect(await textOf(load('index.bin', 'page'))).toBe('index');
  });

  it('breaks off for the page, too, where it breaks off', async () => {
    network = () => beginning((controller) => controller.error(new TypeError('broken off')));
    const {load} = serviceWorker();
    const answer = await load('index.bin', 'page');
    expect(answer?.status).toBe(200);
    await expect(answer?.text()).rejects.toThrow('broken off');
  });
});

describe('what a stranger asks for', () => {
  it('comes from the network, as does what its worker asks for', async () => {
    kept.set(`${BASE}index.bin`, new Response('index'));
    network = (url) => new Response(`newer ${url.slice(BASE.length)}`);
    const {load, strangers} = serviceWorker();
    await strangers.add('page');
    expect(await textOf(load('index.bin', 'other page'))).toBe('index');
    expect(await textOf(load('index.bin', 'page'))).toBe('newer index.bin');
    expect(await textOf(load('worker.2.js', 'page', 'worker'))).toBe('newer worker.2.js');
    expect(await textOf(load('index.bin', 'worker'))).toBe('newer index.bin');
  });
});

describe('where the storage of the browser fails', () => {
  beforeEach(() => {
    const fail = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    vi.stubGlobal('caches', {has: fail, open: fail});
  });

  it('pages of the build and others are shown, and are told from each other', async () => {
    const {open, load, strangers} = serviceWorker();
    network = () => new Response('page');
    expect(await textOf(open('docs/'))).toBe('page');
    network = () => new Response('newer page');
    expect(await textOf(open('docs/', 'stranger'))).toBe('newer page');
    expect(await strangers.has('stranger')).toBe(true);
    network = () => new Response('index');
    expect(await textOf(load('index.bin', 'page'))).toBe('index');
  });
});

describe('the browser itself asks the network', () => {
  it.each<[string, string, RequestInit]>([
    ['to send something', 'index.bin', {method: 'POST'}],
    ['for a part of a file', 'index.bin', {headers: {range: 'bytes=0-1'}}],
    ['for what the build does not have', 'none.bin', {}],
  ])('%s', (_, path, init) => {
    expect(serviceWorker().loadAs(path, init)).toBeUndefined();
  });
});
