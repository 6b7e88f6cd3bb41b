// Specification: 7.3.
import {expose} from 'comlink';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

vi.mock('@generated/docusaurus-search/default/catalog.json', () => ({
  default: {partitions: []},
}));
vi.mock('../worker/SearchService', () => ({
  get SearchService() {
    if (isOffline) throw new Error('Loading chunk 7 failed.');
    return FakeService;
  },
}));

let isOffline = false;
const search = vi.fn();
const fetchIndexes = vi.fn();

/** What does the work on the main thread. */
class FakeService {
  static readonly made = vi.fn();
  readonly search = search;
  readonly fetchIndexes = fetchIndexes;

  constructor(...settings: unknown[]) {
    FakeService.made(...settings);
  }
}

/** A worker whose script has not come yet. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly postMessage = vi.fn();

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  runs(): void {
    this.dispatchEvent(new MessageEvent('message', {data: 'ready'}));
  }

  fails(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** The two modules as a page that was just loaded has them. */
async function loadPage() {
  vi.resetModules();
  return {...(await import('./searchClient')), ...(await import('./turnToSearch'))};
}

let warn: ReturnType<typeof vi.spyOn>;
let load: Awaited<ReturnType<typeof loadPage>>;

beforeEach(async () => {
  FakeWorker.all = [];
  isOffline = false;
  vi.stubGlobal('Worker', FakeWorker);
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  load = await loadPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetAllMocks();
});

/** The worker that was started last. */
const last = (): FakeWorker => FakeWorker.all.at(-1) ?? new FakeWorker();

describe('the client of the search', () => {
  it('is one for the page, and asks the worker that was started before', async () => {
    void load.startWorker();
    const connecting = load.searchClient();
    expect(load.searchClient()).toBe(connecting);
    last().runs();
    void (await connecting).search('/', 'docs', 'light', 8);
    expect(FakeWorker.all).toHaveLength(1);
    expect(last().postMessage).toHaveBeenCalledOnce();
    expect(FakeService.made).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('has two operations, and hands the worker all that they are asked for', async () => {
    const {port1, port2} = new MessageChannel();
    const asked: unknown[][] = [];
    expose(
      {
        fetchIndexes: (...inputs: unknown[]) => void asked.push(inputs),
        search: (...inputs: unknown[]) => void asked.push(inputs),
      },
      port1,
    );
    vi.stubGlobal('Worker', function Worker() {
      port2.start();
      return port2;
    });
    const connecting = load.pagesClient();
    port1.postMessage('ready');
    const client = await connecting;
    await client.fetchIndexes('/', 'docs');
    await client.search('/', 'docs', 'light', 8);
    expect(asked.map((inputs) => inputs.filter((input) => input !== undefined))).toEqual([
      ['/', 'docs'],
      ['/', 'docs', 'light', 8],
    ]);
    port1.close();
  });

  it('works on the main thread where the script of the worker does not load, and says so', async () => {
    const connecting = load.searchClient();
    last().fails();
    const client = await connecting;
    void client.search('/', 'docs', 'light', 8);
    void client.fetchIndexes('/', 'docs');
    expect(search).toHaveBeenCalledExactlyOnceWith('/', 'docs', 'light', 8);
    expect(fetchIndexes).toHaveBeenCalledExactlyOnceWith('/', 'docs');
    expect(FakeService.made).toHaveBeenCalledExactlyOnceWith({partitions: []}, false);
    expect(warn).toHaveBeenCalledOnce();
    expect(await load.searchClient()).toBe(client);
  });

  it('works on the main thread where workers are blocked', async () => {
    const start = vi.fn(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.stubGlobal('Worker', start);
    vi.stubEnv('NODE_ENV', 'production');
    await load.startWorker();
    void (await load.searchClient()).search('/', 'docs', 'light', 8);
    expect(FakeService.made).toHaveBeenCalledExactlyOnceWith({partitions: []}, true);
    expect(search).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledOnce();
  });
});
