import {STEP_SECONDS} from '../Figure/scene';

export interface Race {
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

/** Advances the clock as `TweenSystem` does. At the end it restarts, or reverses with ping-pong. */
export function stepRace(race: Race, {millis, usePingPong}: RaceOptions): void {
  if (race.elapsed >= millis / 1000) {
    race.elapsed = 0;
    race.isReverse = usePingPong && !race.isReverse;
  }
  race.elapsed += STEP_SECONDS;
}

export function progressOf({elapsed, isReverse}: Race, {millis}: RaceOptions): number {
  const share = Math.min(1, (elapsed * 1000) / millis);
  return isReverse ? 1 - share : share;
}
