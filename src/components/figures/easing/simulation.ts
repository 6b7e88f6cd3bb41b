import {STEP_SECONDS} from '../Figure/scene';

/** Clock of all dots in the race. */
export interface Race {
  /** Seconds since the run began. */
  elapsed: number;
  isReverse: boolean;
}

export interface RaceOptions {
  readonly millis: number;
  readonly usePingPong: boolean;
}

export function startRace(): Race {
  return {elapsed: 0, isReverse: false};
}

/** Advances the clock as `TweenSystem` does: at the end it starts again, with ping-pong backwards. */
export function stepRace(race: Race, {millis, usePingPong}: RaceOptions): void {
  if (race.elapsed >= millis / 1000) {
    race.elapsed = 0;
    race.isReverse = usePingPong && !race.isReverse;
  }
  race.elapsed += STEP_SECONDS;
}

/** Input of all curves, 0 to 1. */
export function progressOf({elapsed, isReverse}: Race, {millis}: RaceOptions): number {
  const share = Math.min(1, (elapsed * 1000) / millis);
  return isReverse ? 1 - share : share;
}
