import {vi} from 'vitest';
import {SHARED_SCHEDULER} from '../Scheduler';

let clocks = 0;

/** Sets the clock, in milliseconds, which starts at 0 behind a pause. */
export async function clock(): Promise<(now: number) => void> {
  // Later than all that went before, also by the real clock.
  const start = ++clocks * 1e9;
  const now = vi.spyOn(performance, 'now').mockReturnValue(start);
  await SHARED_SCHEDULER.tick();
  return (time) => now.mockReturnValue(start + time);
}
