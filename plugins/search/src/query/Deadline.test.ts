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

  it('is due before its thread was busy for 8 ms, and again after a pause', async () => {
    const set = clock();
    const deadline = new Deadline(undefined);
    set(1);
    expect(deadline.isDue).toBe(false);
    set(7.9);
    expect(deadline.isDue).toBe(true);
    await deadline.tick();
    expect(deadline.isDue).toBe(false);
    set(15.8);
    expect(deadline.isDue).toBe(true);
  });

  it('lets other tasks run when it is due, and only then', async () => {
    const set = clock();
    const deadline = new Deadline(undefined);
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

  it('ends a query that was cancelled, before and during a pause', async () => {
    const set = clock();
    const controller = new AbortController();
    const deadline = new Deadline(controller.signal);
    expect(() => deadline.check()).not.toThrow();
    await deadline.tick();
    set(100);
    const paused = deadline.tick();
    controller.abort();
    await expect(paused).rejects.toMatchObject({name: 'AbortError'});
    expect(() => deadline.check()).toThrow(expect.objectContaining({name: 'AbortError'}));
  });

  it('never ends a query without a signal', () => {
    expect(() => new Deadline(undefined).check()).not.toThrow();
  });
});
