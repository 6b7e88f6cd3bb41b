import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {indexHost, NEVER} from '../../worker/__tests__/indexHost';
import {MANIFEST} from '../../format/layout';

const version = (name: string, isPreferred: boolean) => ({
  ...{pluginId: 'default', name, label: name, isPreferred},
  path: isPreferred ? '/docs' : `/docs/${name}`,
});
vi.mock('./catalog', () => ({
  catalog: {
    partitions: [
      {url: '/i/new/', version: version('2.0', true), context: 'docs'},
      {url: '/i/old/', version: version('1.0', false), context: 'docs'},
      {url: '/i/pages/'},
    ],
  },
}));

const NEW = `/i/new/${MANIFEST}`;
const OLD = `/i/old/${MANIFEST}`;
const PAGES = `/i/pages/${MANIFEST}`;

let host: ReturnType<typeof indexHost>;
let preload: (baseUrl: string, context: string) => void;

beforeEach(async () => {
  vi.resetModules();
  host = indexHost([NEW, OLD, PAGES].map((file) => [file, new Uint8Array(1)]));
  preload = (await import('./preloadIndexes')).preloadIndexes;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const asked = () => host.asked.map(({file}) => file);

describe('before a search', () => {
  it('the manifests of the indexes that it will ask come into the cache', () => {
    preload('/docs', '');
    expect(asked()).toEqual([NEW, PAGES]);
  });

  it('a manifest is asked for once, whoever needs it', () => {
    preload('/docs', 'docs');
    preload('/docs', '');
    preload('/docs/1.0', 'docs');
    expect(asked()).toEqual([NEW, PAGES, OLD]);
  });

  it('a manifest that did not come is asked for again by the next one', async () => {
    const offline = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    host.answers.set(NEW, offline);
    preload('/docs', 'docs');
    await vi.waitFor(() => expect(offline).toHaveBeenCalled());
    await Promise.resolve();
    host.answers.clear();
    await vi.waitFor(() => {
      preload('/docs', 'docs');
      expect(asked()).toEqual([NEW, NEW]);
    });
  });

  it('a manifest is read to its end, since the cache keeps nothing else', async () => {
    const response = new Response('manifest');
    host.answers.set(NEW, () => response);
    preload('/docs', 'docs');
    await vi.waitFor(() => expect(response.bodyUsed).toBe(true));
  });

  it('a manifest that hangs is given up after five seconds, for the worker to ask', () => {
    const timeout = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    host.answers.set(NEW, NEVER);
    preload('/docs', 'docs');
    timeout.abort();
    expect(limit).toHaveBeenCalledExactlyOnceWith(5000);
    expect(host.asked[0]?.isAborted()).toBe(true);
  });
});
