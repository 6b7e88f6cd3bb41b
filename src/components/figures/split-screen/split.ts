import {Noise} from '../chance/Noise';
import {between} from '../chance/randomVector';
import type {Random} from '../Figure/random';

export const WORLD = {width: 1280, height: 360};
export const GROUND = 300;
export const MOST_VIEWPORTS = 64;

export interface Walker {
  x: number;
  height: number;
  speed: number;
  climb: number;
  readonly color: number;
}

interface SplitCamera {
  x: number;
  y: number;
}

export interface SplitState {
  time: number;
  readonly walkers: Walker[];
  readonly cameras: SplitCamera[];
  readonly shake: {readonly x: Noise; readonly y: Noise};
  /** Current offset of all cameras that a shake causes, in pixels. */
  shakeX: number;
  shakeY: number;
  /** Time in seconds of the last hit that shook the cameras. */
  hitAt: number;
}

export interface SplitSettings {
  readonly count: number;
  /** Fraction of the distance to its walker that a camera covers in a second. */
  readonly maxSpeed: number;
  readonly zoom: number;
  /** Maximum offset that a shake causes, in pixels. */
  readonly strength: number;
}

const GRAVITY = 700;
/** Mean time between changes of direction in a shake, in seconds. It is the engine's default. */
const SHAKE_SECONDS = 0.05;
/** Time in each round at which the first walker jumps automatically, in seconds. */
const JUMP_AT = 0.9;
const ROUND_SECONDS = 4;
export const HIT_SECONDS = 0.8;
const COLORS = 6;

export function createSplit(random: Random): SplitState {
  const walkers = Array.from({length: MOST_VIEWPORTS}, (_, index) => ({
    x: between(random, 40, WORLD.width - 40),
    height: 0,
    speed: between(random, 30, 110) * (random() < 0.5 ? -1 : 1),
    climb: 0,
    color: index % COLORS,
  }));
  const cameras = walkers.map(({x}) => ({x, y: GROUND - 40}));
  const shake = {x: new Noise(random, SHAKE_SECONDS), y: new Noise(random, SHAKE_SECONDS)};
  return {time: 0, walkers, cameras, shake, shakeX: 0, shakeY: 0, hitAt: Number.NEGATIVE_INFINITY};
}

/** Rounds a zoom down to sixteenths, as the engine does to keep pixels sharp. */
export const pixelPerfect = (value: number): number => Math.floor(value * 16) / 16;

export function jump(walker: Walker): void {
  if (walker.height === 0) walker.climb = 260;
}

/** Shakes all cameras with decreasing strength, like `CameraShakeOptions.lastingForDuration`. */
export function hit(state: SplitState): void {
  state.hitAt = state.time;
}

/** Moves a walker. Returns whether it has just landed. */
function walk(walker: Walker, seconds: number): boolean {
  walker.x += walker.speed * seconds;
  if (walker.x < 20 || walker.x > WORLD.width - 20) {
    walker.x = Math.min(Math.max(walker.x, 20), WORLD.width - 20);
    walker.speed *= -1;
  }
  const isFlying = walker.height > 0;
  walker.climb -= GRAVITY * seconds;
  walker.height = Math.max(0, walker.height + walker.climb * seconds);
  if (walker.height > 0) return false;
  walker.climb = 0;
  return isFlying;
}

function jumpInTime({time, walkers: [first]}: SplitState, seconds: number): void {
  const round = time % ROUND_SECONDS;
  if (first && round >= JUMP_AT && round - seconds < JUMP_AT) jump(first);
}

/** Moves the walkers and their cameras, as the engine's `CameraSystem` does in one frame. */
export function stepSplit(state: SplitState, settings: SplitSettings, seconds: number): void {
  state.time += seconds;
  jumpInTime(state, seconds);
  for (const [index, walker] of state.walkers.entries()) {
    if (index >= settings.count) break;
    if (walk(walker, seconds)) hit(state);
    const camera = state.cameras[index];
    if (!camera) continue;
    const share = Math.min(1, settings.maxSpeed * seconds);
    camera.x += (walker.x - camera.x) * share;
    camera.y += (GROUND - 40 - walker.height - camera.y) * share;
  }
  const strength = Math.max(0, 1 - (state.time - state.hitAt) / HIT_SECONDS) * settings.strength;
  state.shakeX = state.shake.x.value(state.time) * strength;
  state.shakeY = state.shake.y.value(state.time) * strength;
}
