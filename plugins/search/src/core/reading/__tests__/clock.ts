import {vi} from 'vitest';
import {SHARED_SCHEDULER} from '../Scheduler';

let clocks = 0;

/** Mocks the clock, in milliseconds. It starts at 0, directly after a pause. */
export async function clock(): Promise<(now: number) => void> {
  // Later than all times of earlier tests and of the real clock.
  const start = ++clocks * 1e9;
  const now = vi.spyOn(performance, 'now').mockReturnValue(start);
  await SHARED_SCHEDULER.tick();
  return (time) => now.mockReturnValue(start + time);
}
