import {createHash} from 'node:crypto';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {DIGEST_LENGTH} from '../OfflineManifest';
import {packFiles} from '../packFiles';
import {Build} from './Build';
import {keepPage, keepSearch} from './keepAhead';

const BASE = 'https://example.test/';
const NAMES = Array.from({length: 30}, (_, place) => `img/${place}.png`);
const PAGE = 'docs.html';
const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);

/** What takes its time is done then. */
const soon = () => new Promise(setImmediate);

/**
 * A host that answers each file with its name, but refuses or alters some, and a cache; both tell what
 * went through them.
 */
function stubBrowser({
  refuses = [],
  alters = [],
  sends = {},
}: Partial<Record<'refuses' | 'alters', string[]>> & {
  sends?: Record<string, Uint8Array<ArrayBuffer>>;
} = {}) {
  const kept = new Map<string, Response>();
  const seen = {
    most: 0,
    asked: [] as string[],
    priorities: new Set<unknown>(),
    caches: new Map<string, RequestCache | undefined>(),
    answers: [] as Response[],
    kept,
  };
  let running = 0;
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: (url: string) => Promise.resolve(kept.get(url)),
        put: async (url: string, answer: Response) => {
          await soon();
          kept.set(url, answer);
        },
      }),
  });
  vi.stubGlobal('fetch', async (url: string, options: RequestInit & {priority?: string}) => {
    options.signal?.throwIfAborted();
    const name = url.slice(BASE.length);
    seen.asked.push(name);
    seen.most = Math.max(seen.most, ++running);
    seen.priorities.add(options.priority);
    seen.caches.set(name, options.cache);
    await soon();
    running--;
    const content = alters.includes(name) ? 'another' : (sends[name] ?? name);
    const answer = new Response(content, {status: refuses.includes(name) ? 500 : 200});
    seen.answers.push(answer);
    return answer;
  });
  return seen;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('keeping a page', () => {
  const files = [PAGE, ...NAMES].map((name): [string, string] => [name, digest(name)]);
  const manifest = {
    build: 'one',
    files,
    pages: {[PAGE]: NAMES.map((_, place) => place + 1)},
    search: [],
  };

  it('fetches two files at a time, with low priority, until all are kept', async () => {
    const seen = stubBrowser();
    expect(await keepPage(new Build(manifest, BASE), PAGE)).toBe(true);
    expect(seen.most).toBe(2);
    expect(seen.priorities).toEqual(new Set(['low']));
    expect([...seen.kept.keys()].sort()).toEqual(
      [PAGE, ...NAMES].map((name) => BASE + name).sort(),
    );
  });

  it('keeps the page when all that it needs is kept', async () => {
    const seen = stubBrowser();
    await keepPage(new Build(manifest, BASE), PAGE);
    expect([...seen.kept.keys()].at(-1)).toBe(BASE + PAGE);
    expect(seen.asked.at(-1)).toBe(PAGE);
  });

  it.each(['refuses', 'alters'] as const)('asks on where a host %s a few files', async (fault) => {
    const seen = stubBrowser({[fault]: NAMES.slice(0, 3)});
    expect(await keepPage(new Build(manifest, BASE), PAGE)).toBe(false);
    expect(seen.kept.size).toBe(NAMES.length - 2);
  });

  it.each(['refuses', 'alters'] as const)(
    'leaves a host in peace that %s more of them',
    async (fault) => {
      const seen = stubBrowser({[fault]: NAMES});
      expect(await keepPage(new Build(manifest, BASE), PAGE)).toBe(false);
      expect(seen.asked.length).toBeLessThan(NAMES.length / 2);
    },
  );

  it('lets go of the answer of a host that refuses, which would hold its connection', async () => {
    const {answers} = stubBrowser({refuses: [PAGE]});
    await keepPage(new Build({...manifest, pages: {}}, BASE), PAGE);
    expect(answers).toHaveLength(1);
    for (const {body} of answers) expect((await body?.getReader().read())?.done).toBe(true);
  });

  it('takes from the cache of the browser only what has a hash in its name', async () => {
    const asset = 'assets/js/main.1.js';
    const all = [PAGE, 'img/0.png', asset].map((name): [string, string] => [name, digest(name)]);
    const {caches} = stubBrowser();
    await keepPage(new Build({...manifest, files: all, pages: {[PAGE]: [1, 2]}}, BASE), PAGE);
    expect(Object.fromEntries(caches)).toEqual({
      [PAGE]: 'no-cache',
      'img/0.png': 'no-cache',
      [asset]: 'default',
    });
  });

  it('gives up a file that does not come, whose connection readers may need', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    const seen = stubBrowser();
    await expect(keepPage(new Build(manifest, BASE), PAGE)).rejects.toThrow('late');
    expect(seen.kept.size).toBe(0);
  });
});

describe('keeping the search', () => {
  const PACK = 'search-index/all.1.bin';
  const index = Array.from({length: 10}, (_, place) => `search-index/${place}.bin`);
  const files = [...index, 'search.html'].map((name): [string, string] => [name, digest(name)]);
  const manifest = {
    build: 'one',
    files,
    pages: {},
    search: [index.length],
    index: {pack: PACK, places: index.map((_, place) => place)},
  };
  const whole = Uint8Array.from(packFiles(index.map((name) => new TextEncoder().encode(name))));
  const keep = () => keepSearch(new Build(manifest, BASE));
  const all = files.map(([name]) => BASE + name).sort();

  it('fetches the index as one file, and keeps its files', async () => {
    const seen = stubBrowser({sends: {[PACK]: whole}});
    expect(await keep()).toBe(true);
    expect(seen.asked).toEqual([PACK, 'search.html']);
    expect([...seen.kept.keys()].sort()).toEqual(all);
    expect(await seen.kept.get(`${BASE}search-index/3.bin`)?.text()).toBe('search-index/3.bin');
    expect(await keep()).toBe(true);
    expect(seen.asked).toHaveLength(2);
  });

  it('keeps its page when all else is kept, with what the page needs', async () => {
    const scripts = ['a.js', 'b.js', 'c.js'];
    const place = files.length;
    const site = {
      ...manifest,
      files: [...files, ...scripts.map((name): [string, string] => [name, digest(name)])],
      pages: {'search.html': [place, place + 1]},
      search: [index.length, place + 2],
    };
    const seen = stubBrowser({sends: {[PACK]: whole}});
    expect(await keepSearch(new Build(site, BASE))).toBe(true);
    expect(seen.kept.size).toBe(site.files.length);
    expect([...seen.kept.keys()].at(-1)).toBe(`${BASE}search.html`);
  });

  it('fetches alone what is cut off of that file', async () => {
    const seen = stubBrowser({sends: {[PACK]: whole.slice(0, -1)}});
    expect(await keep()).toBe(true);
    expect(seen.asked).toEqual([PACK, index.at(-1), 'search.html']);
    expect([...seen.kept.keys()].sort()).toEqual(all);
  });

  it('fetches the files one by one where the host refuses that file', async () => {
    const seen = stubBrowser({refuses: [PACK]});
    expect(await keep()).toBe(true);
    expect([...seen.kept.keys()].sort()).toEqual(all);
  });

  it('asks for a file that the host alters, and not for all again', async () => {
    const altered = packFiles(
      index.map((name, place) => new TextEncoder().encode(place === 3 ? 'another' : name)),
    );
    const seen = stubBrowser({
      sends: {[PACK]: Uint8Array.from(altered)},
      alters: ['search-index/3.bin'],
    });
    expect(await keep()).toBe(false);
    expect(await keep()).toBe(false);
    expect(seen.asked).toEqual([PACK, 'search-index/3.bin', 'search.html', 'search-index/3.bin']);
  });

  it('asks for no file alone where the storage of the browser is full', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const seen = stubBrowser({sends: {[PACK]: whole}});
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    vi.stubGlobal('caches', {open: full});
    await keep();
    expect(seen.asked).toEqual([PACK, 'search.html']);
  });

  it('leaves a host in peace that refuses all', async () => {
    const seen = stubBrowser({refuses: [PACK, ...index]});
    expect(await keep()).toBe(false);
    expect(seen.asked.length).toBeLessThan(index.length);
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
  expect(await keepSearch(build)).toBe(true);
  expect([...seen.kept.keys()]).toEqual([BASE + escaped]);
  expect(await build.cached(name)).toBeDefined();
  expect(build.fileOf(BASE + escaped)).toBe(name);
});
