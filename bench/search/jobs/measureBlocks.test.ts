import {setImmediate} from 'node:timers/promises';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {longestBlock, measureBlocks} from './measureBlocks';

let now = 0;
/** All tasks that wait have run between two rounds of the event loop. */
const otherTasks = async (): Promise<void> => {
  await setImmediate();
  await setImmediate();
};
/** Keeps the thread busy for some times in milliseconds, and lets other tasks run between them. */
const busyFor =
  (...times: number[]) =>
  async (): Promise<void> => {
    for (const [index, time] of times.entries()) {
      if (index > 0) await otherTasks();
      now += time;
    }
  };

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([[[40, 1]], [[1, 40, 1]], [[1, 40]], [[40]]])(
  'A block is what is done at a stretch, before, between or after other tasks: %j',
  async (times) => {
    expect(await longestBlock(busyFor(...times))).toBe(40);
  },
);

it('Work that lets other tasks run now and then has no long block', async () => {
  expect(await longestBlock(busyFor(...Array.from({length: 40}, () => 5)))).toBe(5);
});

it('Each query has its best of several times, and none where time has run out', async () => {
  const search = vi.fn(() => Promise.resolve([]));
  const blocks = await measureBlocks({search}, Infinity);
  expect(blocks.map(({query}) => query)).toContain('*e*');
  expect(search).toHaveBeenCalledTimes(blocks.length * 3);
  expect(await measureBlocks({search}, 0)).toEqual([]);
});
