import {afterEach, describe, expect, it, vi} from 'vitest';
import {clock} from './__tests__/clock';
import {Scheduler} from './Scheduler';

describe('The scheduler of a search', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('pauses once its thread has been busy for 2 ms', async () => {
    const set = await clock();
    const scheduler = new Scheduler();
    set(1);
    expect(scheduler.tick()).toBeUndefined();
    set(3.9);
    await expect(scheduler.tick()).resolves.toBeUndefined();
    set(4.5);
    expect(scheduler.tick()).toBeUndefined();
  });

  it('stops an aborted query during and after a pause', async () => {
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

  it('processes many items concurrently, keeps their order, and lets other tasks run', async () => {
    const set = await clock();
    let worked = 0;
    const seen: number[] = [];
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      seen.push(worked);
      port2.postMessage(0);
    };
    port2.postMessage(0);
    const results = await new Scheduler().all(
      Array.from({length: 3000}, (_, item) => item),
      (item) => {
        set(++worked / 100);
        return Promise.resolve(item * 2);
      },
    );
    port1.close();
    expect(results).toEqual(results.map((_, item) => item * 2));
    expect(seen.some((count) => count > 0 && count < 3000)).toBe(true);
  });

  it('continues with the next task if a task fails', async () => {
    const scheduler = new Scheduler();
    const failing = scheduler.inTurn(() => {
      throw new RangeError('too far');
    });
    const next = scheduler.inTurn(() => 'done');
    await expect(failing).rejects.toThrow('too far');
    expect(await next).toBe('done');
  });
});
