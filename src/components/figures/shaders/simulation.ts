import {applyEase, type EaseName} from '../easing/easeFunctions';
import {STEP_SECONDS} from '../Figure/scene';
import {BUNDLE_ENTRIES, type BundleEntry} from './bundleEntries';

/** Choice that uses the bundle's own easing for the shader. */
export const OF_BUNDLE = 'of the bundle';

export interface ShaderValues {
  readonly shader: string;
  readonly ease: EaseName | typeof OF_BUNDLE;
  readonly millis: number;
  readonly isHeld: boolean;
  /** Fixed progress if the clock is held, 0 to 1. */
  readonly progress: number;
}

export interface ShaderClock {
  seconds: number;
}

export function startClock(): ShaderClock {
  return {seconds: 0};
}

export function stepClock(clock: ShaderClock): void {
  clock.seconds += STEP_SECONDS;
}

export function entryOf(name: string): BundleEntry {
  const entry = BUNDLE_ENTRIES.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`ShaderBundle has no ${name}.`);
  return entry;
}

/** Progress before easing. The clock goes from 0 to 1 once per duration. */
export function inputOf({seconds}: ShaderClock, {millis, isHeld, progress}: ShaderValues): number {
  return isHeld ? progress : ((seconds * 1000) / millis) % 1;
}

export function easedOf(clock: ShaderClock, values: ShaderValues): number {
  const {ease = 'LINEAR_IN'} = entryOf(values.shader);
  return applyEase(values.ease === OF_BUNDLE ? ease : values.ease, inputOf(clock, values));
}
