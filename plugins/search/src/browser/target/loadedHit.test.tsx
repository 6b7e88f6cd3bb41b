import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {forgetHit, keepHit, markLoadedHit} from './loadedHit';
import {answerNewTabs} from './newTabs';

const markThisPage = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => sessionStorage.getItem(key),
    set: (value: string) => sessionStorage.setItem(key, value),
    del: () => sessionStorage.removeItem(key),
  }),
}));
vi.mock('./targetHighlight', () => ({markThisPage}));

/** Channels of several tabs. A channel receives the messages of all others, but not its own. */
class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: {data: unknown}) => void) | undefined;
  constructor(readonly name: string) {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name) other.onmessage?.({data});
  }
  close(): void {
    FakeChannel.all = FakeChannel.all.filter((one) => one !== this);
  }
}

const HREF = `${window.location.origin}/docs/light#shadow`;

beforeEach(() => {
  FakeChannel.all = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  window.history.replaceState(null, '', '/docs/light#shadow');
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const marked = async (): Promise<unknown> => {
  await vi.dynamicImportSettled();
  return markThisPage.mock.calls[0]?.[0];
};

describe('A reloaded page', () => {
  it('marks the words of its hit, even if the host adds a slash to its address', async () => {
    keepHit(['light', 'lamp']);
    window.history.replaceState(null, '', '/docs/light/#shadow');
    markLoadedHit();
    expect(await marked()).toEqual(['light', 'lamp']);
  });

  it.each([
    ['another page was loaded', () => window.history.replaceState(null, '', '/docs/other')],
    ['the reader has removed the marks', forgetHit],
  ])('marks nothing if %s', async (_, act) => {
    keepHit(['light']);
    act();
    markLoadedHit();
    expect(await marked()).toBeUndefined();
  });
});

describe('A page in a new tab', () => {
  const openTab = async (): Promise<unknown> => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    markLoadedHit();
    return marked();
  };

  it('marks the words if another tab has a hit with its address', async () => {
    const termsOf = vi.fn((address: string) => (address === HREF ? ['light'] : undefined));
    const stop = answerNewTabs(termsOf);
    expect(await openTab()).toEqual(['light']);
    expect(termsOf).toHaveBeenCalledExactlyOnceWith(HREF);
    stop();
  });

  it('marks nothing if no tab has a hit with its address', async () => {
    answerNewTabs(() => undefined);
    expect(await openTab()).toBeUndefined();
  });

  it('marks nothing if the reader has navigated before the answer', async () => {
    answerNewTabs(() => {
      window.history.replaceState(null, '', '/docs/other');
      return ['light'];
    });
    expect(await openTab()).toBeUndefined();
  });

  it('marks nothing if the reader came from another page in the same tab', async () => {
    answerNewTabs(() => ['light']);
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    markLoadedHit();
    expect(await marked()).toBeUndefined();
  });
});
