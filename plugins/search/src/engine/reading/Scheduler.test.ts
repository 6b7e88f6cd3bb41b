import {afterEach, describe, expect, it, vi} from 'vitest';
import {clock} from './__tests__/clock';
import {Scheduler} from './Scheduler';

describe('Scheduler', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('pauses before its thread was busy for 4 ms, and again as long after that', async () => {
    const set = await clock();
    const pauses = vi.spyOn(globalThis, 'MessageChannel');
    const scheduler = new Scheduler();
    for (const [now, count] of [
      [1, 0],
      [3.9, 1],
      [4.5, 1],
      [7.9, 2],
    ] as const) {
      set(now);
      await scheduler.tick();
      expect(pauses).toHaveBeenCalledTimes(count);
    }
  });

  it('ends a query that was cancelled, before and during a pause', async () => {
    const set = await clock();
    const controller = new AbortController();
    const scheduler = new Scheduler(controller.signal);
    await scheduler.tick();
    set(100);
    const paused = scheduler.tick();
    controller.abort();
    await expect(paused).rejects.toMatchObject({name: 'AbortError'});
    expect(() => scheduler.tick()).toThrow(expect.objectContaining({name: 'AbortError'}));
  });

  it('waits for many items at once, keeps their order, and pauses before 8 ms are over', async () => {
    const set = await clock();
    const pausedAt: number[] = [];
    const pauses = vi.spyOn(globalThis, 'MessageChannel');
    const items = Array.from({length: 3000}, (_, item) => item);
    let started = 0;
    const double = (item: number): Promise<number> => {
      set(++started / 100);
      if (pauses.mock.calls.length > pausedAt.length) pausedAt.push(started / 100);
      return Promise.resolve(item * 2);
    };
    const results = await new Scheduler().all(items, double);
    expect(results).toEqual(items.map((item) => item * 2));
    expect(pausedAt.length).toBeGreaterThan(3);
    for (const [index, at] of pausedAt.entries())
      expect(at - (pausedAt[index - 1] ?? 0)).toBeLessThan(8);
  });

  it('does one thing after the other, and pauses between two of them before 8 ms are over', async () => {
    const set = await clock();
    const pauses = vi.spyOn(globalThis, 'MessageChannel');
    const scheduler = new Scheduler();
    let now = 0;
    const pausedAt: number[] = [];
    const work = (item: number): Promise<number> =>
      scheduler.inTurn(() => {
        if (pauses.mock.calls.length > pausedAt.length) pausedAt.push(now);
        set((now += 3));
        return item;
      });
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(await Promise.all(items.map(work))).toEqual(items);
    expect(pausedAt).toEqual([3, 6, 9, 12, 15, 18, 21]);
  });

  it('goes on with the next thing where one fails', async () => {
    const scheduler = new Scheduler();
    const failing = scheduler.inTurn(() => {
      throw new RangeError('too far');
    });
    const next = scheduler.inTurn(() => 'done');
    await expect(failing).rejects.toThrow('too far');
    expect(await next).toBe('done');
  });
});
