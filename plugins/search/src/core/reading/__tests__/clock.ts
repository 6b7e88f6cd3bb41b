import {vi} from 'vitest';
import {SHARED_SCHEDULER} from '../Scheduler';

let clocks = 0;

/**
 * Mocks the clock, directly after a pause.
 *
 * @returns a function that sets the time, in milliseconds since that pause
 */
export async function clock(): Promise<(now: number) => void> {
  // Must be later than all times of earlier tests and of the real clock.
  const start = ++clocks * 1e9;
  const now = vi.spyOn(performance, 'now').mockReturnValue(start);
  await SHARED_SCHEDULER.tick();
  return (time) => now.mockReturnValue(start + time);
}
