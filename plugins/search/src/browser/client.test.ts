// Specification: 7.3.
import {expose} from 'comlink';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type * as client from './client';
import type {SearchOptions} from './SearchWorker';

vi.mock('@generated/docusaurus-search/default/partitions.json', () => ({default: []}));
vi.mock('@generated/docusaurus-search/default/index-digest.json', () => ({
  default: {digest: 'd1'},
}));
vi.mock('./SearchWorker', () => ({
  get SearchWorker() {
    if (isOffline) throw new Error('Loading chunk 7 failed.');
    return FakeSearch;
  },
}));

let isOffline = false;
const search = vi.fn();
const fetchIndexes = vi.fn();

class FakeSearch {
  static readonly made = vi.fn();
  readonly search = search;
  readonly fetchIndexes = fetchIndexes;

  constructor(...settings: unknown[]) {
    FakeSearch.made(...settings);
  }
}

class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly postMessage = vi.fn();

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

let warn: ReturnType<typeof vi.spyOn>;
let searchWorker: typeof client.searchWorker;

beforeEach(async () => {
  FakeWorker.all = [];
  isOffline = false;
  vi.stubGlobal('Worker', FakeWorker);
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  ({searchWorker} = await import('./client'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('The client passes all arguments of `fetchIndexes` and `search` to the worker, and starts only one worker', async () => {
  const {port1, port2} = new MessageChannel();
  const calls: unknown[][] = [];
  const record = (...given: unknown[]) => void calls.push(given);
  expose({fetchIndexes: record, search: record}, port1);
  vi.stubGlobal('Worker', function Worker() {
    port2.start();
    return port2;
  });
  const connecting = searchWorker();
  expect(searchWorker()).toBe(connecting);
  port1.postMessage('ready');
  const worker = await connecting;
  const options: SearchOptions = {limit: 8, tag: 'audio'};
  await worker.fetchIndexes('/', 'docs');
  await worker.search('/', 'docs', 'light', options);
  expect(calls).toEqual([
    ['/', 'docs'],
    ['/', 'docs', 'light', options],
  ]);
  expect(FakeSearch.made).not.toHaveBeenCalled();
  port1.close();
});

it('A port in the options of a search is transferred to the worker, for early rows and cancellation', async () => {
  const {port1, port2} = new MessageChannel();
  const cancelled = vi.fn();
  expose(
    {
      search: (_: string, __: string, query: string, {port}: SearchOptions) => {
        if (port) port.onmessage = cancelled;
        port?.postMessage(`rows for ${query}`);
      },
    },
    port1,
  );
  vi.stubGlobal('Worker', function Worker() {
    port2.start();
    return port2;
  });
  const connecting = searchWorker();
  port1.postMessage('ready');
  const channel = new MessageChannel();
  const rows = new Promise((resolve) => {
    channel.port1.onmessage = ({data}) => resolve(data);
  });
  void (await connecting).search('/', '', 'light', {limit: 8, port: channel.port2});
  expect(await rows).toBe('rows for light');
  channel.port1.postMessage('cancel');
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
  for (const port of [port1, channel.port1]) port.close();
});

it("If the worker's script does not load, the search runs on the main thread, with one warning", async () => {
  const connecting = searchWorker();
  FakeWorker.all[0]?.fail();
  const worker = await connecting;
  void worker.search('/', 'docs', 'light', {limit: 8});
  void worker.fetchIndexes('/', 'docs');
  expect(search).toHaveBeenCalledExactlyOnceWith('/', 'docs', 'light', {limit: 8});
  expect(fetchIndexes).toHaveBeenCalledExactlyOnceWith('/', 'docs');
  expect(FakeSearch.made).toHaveBeenCalledExactlyOnceWith([], 'index.bin');
  expect(warn).toHaveBeenCalledOnce();
  expect(await searchWorker()).toBe(worker);
});

it("If neither the worker's script nor the search script loads, the next call tries again", async () => {
  isOffline = true;
  const failing = searchWorker();
  FakeWorker.all[0]?.fail();
  await expect(failing).rejects.toThrow('Loading chunk 7 failed.');
  isOffline = false;
  const connecting = searchWorker();
  FakeWorker.all[1]?.fail();
  expect(await connecting).toBeInstanceOf(FakeSearch);
});
