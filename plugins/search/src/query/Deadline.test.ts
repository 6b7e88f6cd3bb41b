import {afterEach, describe, expect, it, vi} from 'vitest';
import {Deadline} from './Deadline';

/** Sets the clock, in milliseconds. */
function clock(): (now: number) => void {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  return (time) => now.mockReturnValue(time);
}

describe('Deadline', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('pauses before its thread was busy for 8 ms, and again as long after that', async () => {
    const set = clock();
    const pauses = vi.spyOn(globalThis, 'MessageChannel');
    const deadline = new Deadline();
    for (const [now, count] of [
      [1, 0],
      [7.9, 1],
      [8.5, 1],
      [15.8, 2],
    ] as const) {
      set(now);
      await deadline.tick();
      expect(pauses).toHaveBeenCalledTimes(count);
    }
  });

  it('lets other tasks run when it is due, and only then', async () => {
    const set = clock();
    const deadline = new Deadline();
    let hasRun = false;
    const {port1, port2} = new MessageChannel();
    const done = new Promise<void>((resolve) => {
      port1.onmessage = () => {
        hasRun = true;
        port1.close();
        resolve();
      };
    });
    port2.postMessage(0);
    await deadline.tick();
    expect(hasRun).toBe(false);
    for (let now = 100; !hasRun && now < 2000; now += 100) {
      set(now);
      await deadline.tick();
    }
    expect(hasRun).toBe(true);
    await done;
  });

  it('leaves no channel open behind a pause, which would keep a program from ending', async () => {
    const set = clock();
    const closed = vi.spyOn(MessagePort.prototype, 'close');
    const deadline = new Deadline();
    await deadline.tick();
    expect(closed).not.toHaveBeenCalled();
    set(100);
    await deadline.tick();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('ends a query that was cancelled, before and during a pause', async () => {
    const set = clock();
    const controller = new AbortController();
    const deadline = new Deadline(controller.signal);
    await deadline.tick();
    set(100);
    const paused = deadline.tick();
    controller.abort();
    await expect(paused).rejects.toMatchObject({name: 'AbortError'});
    expect(() => deadline.tick()).toThrow(expect.objectContaining({name: 'AbortError'}));
  });

  it('works through all items, and stops between two of them where the query is cancelled', async () => {
    const controller = new AbortController();
    const deadline = new Deadline(controller.signal);
    const worked: number[] = [];
    await deadline.each(new Set([3, 1, 2]), (item) => worked.push(item));
    expect(worked).toEqual([3, 1, 2]);
    let count = 0;
    const cancelled = deadline.each(new Array(10_000).keys(), () => {
      count++;
      controller.abort();
    });
    await expect(cancelled).rejects.toMatchObject({name: 'AbortError'});
    expect(count).toBeLessThan(2000);
  });

  it('waits for many items at once, keeps their order, and pauses before 8 ms are over', async () => {
    const set = clock();
    const pausedAt: number[] = [];
    const pauses = vi.spyOn(globalThis, 'MessageChannel');
    const items = Array.from({length: 3000}, (_, item) => item);
    let started = 0;
    const double = (item: number): Promise<number> => {
      set(++started / 100);
      if (pauses.mock.calls.length > pausedAt.length) pausedAt.push(started / 100);
      return Promise.resolve(item * 2);
    };
    const results = await new Deadline().all(items, double);
    expect(results).toEqual(items.map((item) => item * 2));
    expect(pausedAt.length).toBeGreaterThan(3);
    for (const [index, at] of pausedAt.entries())
      expect(at - (pausedAt[index - 1] ?? 0)).toBeLessThan(8);
  });

  it('does one thing after the other, and pauses between two of them before 8 ms are over', async () => {
    const set = clock();
    const pauses = vi.spyOn(globalThis, 'MessageChannel');
    const deadline = new Deadline();
    let now = 0;
    const pausedAt: number[] = [];
    const work = (item: number): Promise<number> =>
      deadline.inTurn(() => {
        if (pauses.mock.calls.length > pausedAt.length) pausedAt.push(now);
        set((now += 3));
        return item;
      });
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(await Promise.all(items.map(work))).toEqual(items);
    expect(pausedAt).toEqual([6, 12, 18]);
  });

  it('goes on with the next thing where one fails', async () => {
    const deadline = new Deadline();
    const failing = deadline.inTurn(() => {
      throw new RangeError('too far');
    });
    const next = deadline.inTurn(() => 'done');
    await expect(failing).rejects.toThrow('too far');
    expect(await next).toBe('done');
  });

  it('neither ends nor holds up a query without a signal', () => {
    expect(new Deadline().tick()).toBeUndefined();
  });
});
