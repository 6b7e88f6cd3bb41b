import {afterEach, describe, expect, it, vi} from 'vitest';
import {pagesOf} from './__tests__/site';
import type {HtmlPage} from './analyzePage';
import type * as Pool from './WorkerPool';
import {startAnalyzer} from './WorkerPool';
import {prepareIndex} from './prepareIndex';

const close = vi.hoisted(() => vi.fn(() => Promise.resolve()));

// One thread does the work of however many are started: what counts is how many are asked for.
vi.mock('./WorkerPool', async (load) => {
  const actual = await load<typeof Pool>();
  return {
    defaultThreads: () => 4,
    startAnalyzer: vi.fn<typeof startAnalyzer>(async (settings) => ({
      ...(await actual.startAnalyzer(settings, 1)),
      close,
    })),
  };
});
afterEach(() => vi.clearAllMocks());

describe('prepareIndex', () => {
  it.each<[number, number | undefined, number]>([
    [149, 3, 1],
    [150, 3, 3],
    [150, undefined, 4],
  ])('for %i pages and the option %s asks for %i threads', async (pages, threads, asked) => {
    await prepareIndex(pagesOf(pages), {...(threads !== undefined && {threads})});
    expect(vi.mocked(startAnalyzer).mock.calls.map(([, count]) => count)).toEqual([asked]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('ends the threads where the pages cannot be had', async () => {
    const pages = (function* (): Generator<HtmlPage> {
      yield* pagesOf(150);
      throw new Error('the network is gone');
    })();
    await expect(prepareIndex(pages, {})).rejects.toThrow('the network is gone');
    expect(close).toHaveBeenCalledOnce();
  });
});
