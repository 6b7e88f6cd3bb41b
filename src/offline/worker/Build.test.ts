import {createHash} from 'node:crypto';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {DIGEST_LENGTH} from '../OfflineManifest';
import {Build} from './Build';

const BASE = 'https://example.test/';
const NAMES = Array.from({length: 30}, (_, place) => `search-index/${place}.bin`);
const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);

/** A host that answers each file with its name, but refuses or alters some, and a cache; both tell what went through them. */
function stubBrowser({
  refuses = [],
  alters = [],
}: Partial<Record<'refuses' | 'alters', string[]>> = {}) {
  const kept = new Map<string, Response>();
  const seen = {most: 0, asked: 0, priorities: new Set<unknown>(), kept};
  let running = 0;
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: (url: string) => Promise.resolve(kept.get(url)),
        put: (url: string, answer: Response) => Promise.resolve(kept.set(url, answer)),
      }),
  });
  vi.stubGlobal('fetch', async (url: string, options: RequestInit & {priority?: string}) => {
    options.signal?.throwIfAborted();
    seen.asked++;
    seen.most = Math.max(seen.most, ++running);
    seen.priorities.add(options.priority);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    const name = url.slice(BASE.length);
    const content = alters.includes(name) ? 'another' : name;
    return new Response(content, {status: refuses.includes(name) ? 500 : 200});
  });
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

describe('keeping the search', () => {
  const files = NAMES.map((name): [string, string] => [name, digest(name)]);
  const manifest = {build: 'one', files, pages: {}, search: NAMES.map((_, place) => place)};

  it('fetches two files at a time, with low priority, until all are kept', async () => {
    const seen = stubBrowser();
    expect(await new Build(manifest, BASE).keepSearch()).toBe(true);
    expect(seen.most).toBe(2);
    expect(seen.priorities).toEqual(new Set(['low']));
    expect([...seen.kept.keys()].sort()).toEqual(NAMES.map((name) => BASE + name).sort());
  });

  it.each(['refuses', 'alters'] as const)('asks on where a host %s a few files', async (fault) => {
    const seen = stubBrowser({[fault]: NAMES.slice(0, 3)});
    expect(await new Build(manifest, BASE).keepSearch()).toBe(false);
    expect(seen.kept.size).toBe(NAMES.length - 3);
  });

  it.each(['refuses', 'alters'] as const)(
    'leaves a host in peace that %s more of them',
    async (fault) => {
      const seen = stubBrowser({[fault]: NAMES});
      expect(await new Build(manifest, BASE).keepSearch()).toBe(false);
      expect(seen.asked).toBeLessThan(NAMES.length / 2);
    },
  );

  it('gives up a file that does not come, whose connection readers may need', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    const seen = stubBrowser();
    await expect(new Build(manifest, BASE).keepSearch()).rejects.toThrow('late');
    expect(seen.kept.size).toBe(0);
    timeout.mockRestore();
  });
});

it('a file is kept and found whose name needs escapes in an address', async () => {
  const seen = stubBrowser();
  const name = 'img/50% #1?.png';
  const escaped = 'img/50%25 %231%3F.png';
  const manifest = {
    build: 'one',
    files: [[name, digest(escaped)] satisfies [string, string]],
    pages: {},
    search: [0],
  };
  const build = new Build(manifest, BASE);
  expect(await build.keepSearch()).toBe(true);
  expect([...seen.kept.keys()]).toEqual([BASE + escaped]);
  expect(await build.cached(name)).toBeDefined();
  expect(build.fileOf(BASE + escaped)).toBe(name);
});
