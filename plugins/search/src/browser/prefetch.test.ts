import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Partition, Scope} from '../core/partitions';
import {indexHost, NEVER} from './__tests__/indexHost';

const {docs, blog, old, api} = vi.hoisted(() => {
  const partition = (url: string, context: string, rest: Partial<Partition> = {}): Partition => ({
    ...{url, label: context, kind: 'pages', context},
    ...rest,
  });
  const version = (name: string, path: string, isPreferred: boolean) => ({
    version: {pluginId: 'default', name, path, isPreferred},
  });
  return {
    docs: partition('/i/docs/', 'docs', version('2.0', '/docs', true)),
    old: partition('/i/old/', 'docs', version('1.0', '/docs/1.0', false)),
    blog: partition('/i/blog/', 'blog'),
    api: partition('/i/api/', 'api', {kind: 'names'}),
  };
});
vi.mock('@generated/docusaurus-search/default/partitions.json', () => ({
  default: [docs, old, blog, api],
}));

vi.mock('@generated/docusaurus-search/default/index-digest.json', () => ({
  default: {digest: 'd1'},
}));

class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly postMessage = vi.fn<(message: object, transfer: object[]) => void>();

  constructor(
    readonly url: URL,
    readonly options: WorkerOptions,
  ) {
    super();
    FakeWorker.all.push(this);
  }
}

const manifestOf = ({url}: {url: string}): string => `${url}index.bin`;
const files = ({url}: {url: string}): [string, Uint8Array] => [
  manifestOf({url}),
  Uint8Array.of(url.length),
];

let host: ReturnType<typeof indexHost>;
let prefetchSearch: (scope: Scope, query?: string) => void;
const DOCS: Scope = {baseUrl: '/docs', context: ''};

beforeEach(async () => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  host = indexHost([docs, old, blog, api].map(files));
  vi.resetModules();
  ({prefetchSearch} = await import('./prefetch'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const requested = (): string[] => host.asked.map(({file}) => file);
const messages = () =>
  FakeWorker.all.flatMap(({postMessage}) => postMessage.mock.calls.map(([message]) => message));

describe('Prefetching', () => {
  it('starts the worker with the name of the manifests, and requests the manifests at once', () => {
    prefetchSearch(DOCS);
    expect(FakeWorker.all).toHaveLength(1);
    expect(FakeWorker.all[0]?.options).toEqual({name: 'index.bin'});
    expect(requested()).toEqual([manifestOf(docs), manifestOf(blog)]);
  });

  it('delivers the manifests to the worker, which waits for them', async () => {
    prefetchSearch(DOCS);
    expect(messages()).toEqual([{...DOCS, files: requested(), query: ''}]);
    await vi.waitFor(() => expect(messages()).toHaveLength(3));
    for (const one of [docs, blog])
      expect(messages()).toContainEqual({
        file: manifestOf(one),
        bytes: Uint8Array.of(one.url.length).buffer,
      });
  });

  it('never requests a file twice, even if another version also needs it', () => {
    prefetchSearch(DOCS);
    prefetchSearch(DOCS);
    prefetchSearch({...DOCS, baseUrl: '/docs/1.0'});
    expect(FakeWorker.all).toHaveLength(1);
    expect(requested()).toEqual([manifestOf(docs), manifestOf(blog), manifestOf(old)]);
  });

  it('passes the typed text to the worker, which reads the files for the rows of this text', () => {
    for (const query of ['', ' ', 'l', 'li']) prefetchSearch(DOCS, query);
    expect(messages().slice(1)).toEqual(['l', 'li'].map((query) => ({...DOCS, files: [], query})));
  });

  it('requests only the manifests of one context if the search is limited to it', () => {
    prefetchSearch({...DOCS, context: 'api'});
    expect(requested()).toEqual([manifestOf(api)]);
  });
});

it.each([
  ['is missing', () => new Response('', {status: 404})],
  ['is a page', () => new Response('<p>', {headers: {'content-type': 'text/html'}})],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'If the request for a manifest %s, the worker gets a message without the manifest',
  async (_, answer) => {
    host.answers.set(manifestOf(docs), answer);
    prefetchSearch({...DOCS, context: 'docs'});
    await vi.waitFor(() =>
      expect(messages()).toContainEqual({file: manifestOf(docs), bytes: undefined}),
    );
  },
);

it('If a manifest does not arrive within the time limit, the worker gets a message without the manifest', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  host.answers.set(manifestOf(docs), NEVER);
  prefetchSearch({...DOCS, context: 'docs'});
  limit.abort();
  await vi.waitFor(() => expect(messages()).toHaveLength(2));
});

it("If the worker's script does not load, the next prefetch starts a worker and requests all files again", () => {
  prefetchSearch(DOCS);
  FakeWorker.all[0]?.dispatchEvent(new Event('error'));
  prefetchSearch(DOCS);
  expect(FakeWorker.all).toHaveLength(2);
  expect(requested()).toHaveLength(4);
});

it('On the development server, prefetching starts the worker and requests no manifest', () => {
  vi.stubEnv('NODE_ENV', 'development');
  prefetchSearch(DOCS);
  expect(FakeWorker.all).toHaveLength(1);
  expect(requested()).toEqual([]);
});

it('If workers are blocked, prefetching requests nothing', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('Worker', () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  prefetchSearch(DOCS);
  expect(requested()).toEqual([]);
});
