import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {indexHost, NEVER} from '../worker/__tests__/indexHost';

const {docs, blog, old, api} = vi.hoisted(() => {
  const version = (name: string, path: string, isPreferred: boolean) => ({
    version: {pluginId: 'default', name, path, isPreferred},
  });
  return {
    docs: {url: '/i/docs/', context: 'docs', ...version('2.0', '/docs', true)},
    old: {url: '/i/old/', context: 'docs', ...version('1.0', '/docs/1.0', false)},
    blog: {url: '/i/blog/', context: 'blog'},
    api: {url: '/i/api/', context: 'api', isElsewhere: true},
  };
});
vi.mock('@generated/docusaurus-search/default/catalog.json', () => ({
  default: {partitions: [docs, old, blog, api]},
}));

class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly postMessage = vi.fn<(message: object, transfer: object[]) => void>();

  constructor() {
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
let turnToSearch: (baseUrl: string, context?: string, query?: string) => void;

beforeEach(async () => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  host = indexHost([docs, old, blog, api].map(files));
  vi.resetModules();
  ({turnToSearch} = await import('./turnToSearch'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const asked = (): string[] => host.asked.map(({file}) => file);
/** What the worker is told, bytes as a list. */
const told = () =>
  FakeWorker.all.flatMap(({postMessage}) => postMessage.mock.calls.map(([message]) => message));
const arrived = (file: string, ...bytes: number[]) => ({
  kind: 'file',
  file,
  bytes: Uint8Array.from(bytes).buffer,
});

describe('A reader who turns to the search', () => {
  it('has the worker and the manifests of what is searched there asked for at once', () => {
    turnToSearch('/docs');
    expect(FakeWorker.all).toHaveLength(1);
    expect(asked()).toEqual([manifestOf(docs), manifestOf(blog)]);
  });

  it('has the worker open these indexes with what has come', async () => {
    turnToSearch('/docs');
    const open = {kind: 'open', baseUrl: '/docs', context: '', files: asked()};
    expect(told()).toEqual([open]);
    await vi.waitFor(() => expect(told()).toHaveLength(3));
    expect(told()).toContainEqual(arrived(manifestOf(docs), docs.url.length));
    expect(told()).toContainEqual(arrived(manifestOf(blog), blog.url.length));
  });

  it('has nothing asked for twice, and in another version what that needs besides', () => {
    turnToSearch('/docs');
    turnToSearch('/docs');
    turnToSearch('/docs/1.0');
    expect(FakeWorker.all).toHaveLength(1);
    expect(asked()).toEqual([manifestOf(docs), manifestOf(blog), manifestOf(old)]);
  });

  it('has the worker read what the rows of each letter need, once something is typed', () => {
    turnToSearch('/docs', '', ' ');
    turnToSearch('/docs', '', 'l');
    turnToSearch('/docs', '', 'li');
    const typed = (query: string) => ({kind: 'typed', baseUrl: '/docs', context: '', query});
    expect(told().slice(1)).toEqual([typed('l'), typed('li')]);
  });

  it('has the manifests of one context alone where only that is searched', () => {
    turnToSearch('/docs', 'api');
    expect(asked()).toEqual([manifestOf(api)]);
  });
});

it.each([
  ['is not there', () => new Response('', {status: 404})],
  ['is a page', () => new Response('<p>', {headers: {'content-type': 'text/html'}})],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the worker is left to say why a manifest %s', async (_, answer) => {
  host.answers.set(manifestOf(docs), answer);
  turnToSearch('/docs', 'docs');
  await vi.waitFor(() =>
    expect(told()).toContainEqual({kind: 'file', file: manifestOf(docs), bytes: undefined}),
  );
});

it('a manifest that never comes is left to the worker in the end', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  host.answers.set(manifestOf(docs), NEVER);
  turnToSearch('/docs', 'docs');
  patience.abort();
  await vi.waitFor(() => expect(told()).toHaveLength(2));
});

it('where the script of the worker did not load, all is asked for again with the next one', () => {
  turnToSearch('/docs');
  FakeWorker.all[0]?.dispatchEvent(new Event('error'));
  turnToSearch('/docs');
  expect(FakeWorker.all).toHaveLength(2);
  expect(asked()).toHaveLength(4);
});

it('where authors write, the worker reads each manifest again', () => {
  vi.stubEnv('NODE_ENV', 'development');
  turnToSearch('/docs');
  expect(FakeWorker.all).toHaveLength(1);
  expect(asked()).toEqual([]);
});

it('where workers are blocked, nothing is asked for that no worker would get', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('Worker', () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  turnToSearch('/docs');
  expect(asked()).toEqual([]);
});
