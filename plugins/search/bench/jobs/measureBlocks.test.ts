import {expect, it, vi} from 'vitest';
import {longestBlock, measureBlocks} from './measureBlocks';

/** Keeps the thread busy, by the clock that the measuring looks at. */
const busyFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};
const otherTasks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('A block is what is done at a stretch, before, between or after other tasks', async () => {
  for (const parts of [
    [40, 1],
    [1, 40, 1],
    [1, 40],
  ]) {
    const longest = await longestBlock(async () => {
      for (const [index, ms] of parts.entries()) {
        if (index > 0) await otherTasks();
        busyFor(ms);
      }
    });
    expect(longest).toBeGreaterThanOrEqual(40);
  }
});

it('Work that lets other tasks run now and then has no long block', async () => {
  let isMeasured = false;
  const longest = await longestBlock(async () => {
    for (let part = 0; part < 40; part++) {
      busyFor(5);
      await otherTasks();
    }
    isMeasured = true;
  });
  expect(isMeasured).toBe(true);
  expect(longest).toBeGreaterThanOrEqual(5);
  // Of 200 ms altogether, with room for what else the machine does.
  expect(longest).toBeLessThan(150);
});

it('Each query has its best of several times, and none where time has run out', async () => {
  const search = vi.fn(() => Promise.resolve([]));
  const blocks = await measureBlocks({search}, Infinity);
  expect(blocks.map(({query}) => query)).toContain('*e*');
  expect(search).toHaveBeenCalledTimes(blocks.length * 3);
  expect(await measureBlocks({search}, 0)).toEqual([]);
});
