import {applyEase, type EaseName} from '../easing/easeFunctions';
import {STEP_SECONDS} from '../Figure/scene';
import {BUNDLE_ENTRIES, type BundleEntry} from './bundleEntries';

/** Selects the ease that the bundle has for the shader. */
export const OF_BUNDLE = 'of the bundle';

export interface ShaderValues {
  readonly shader: string;
  readonly ease: EaseName | typeof OF_BUNDLE;
  readonly millis: number;
  readonly isHeld: boolean;
  /** Held progress, 0 to 1. */
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

/** @throws Error if the bundle has no such shader */
export function entryOf(name: string): BundleEntry {
  const entry = BUNDLE_ENTRIES.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`ShaderBundle has no ${name}.`);
  return entry;
}

/** Progress before the ease. The clock completes one round in the duration. */
export function inputOf({seconds}: ShaderClock, {millis, isHeld, progress}: ShaderValues): number {
  return isHeld ? progress : ((seconds * 1000) / millis) % 1;
}

/** Progress that the shader receives. */
export function easedOf(clock: ShaderClock, values: ShaderValues): number {
  const {ease = 'LINEAR_IN'} = entryOf(values.shader);
  return applyEase(values.ease === OF_BUNDLE ? ease : values.ease, inputOf(clock, values));
}
