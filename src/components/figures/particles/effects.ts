import type {EaseName} from '../easing/easeFunctions';

export const BUNDLES = [
  'SMOKE',
  'CONFETTI',
  'EXPLOSION',
  'FALLING_LEAVES',
  'SMOKE_TRAIL',
  'WATER_SPLASH',
] as const;

export type BundleName = (typeof BUNDLES)[number];

export type ParticlePicture = 'puff' | 'dot' | 'leaf' | 'drop';

export type ParticleColor = 'white' | 'blue' | 'red' | 'yellow' | 'leaf';

/** Range of a random number, or start and end of an ease. */
export type Span = readonly [from: number, to: number];

export interface ParticleEffect {
  readonly picture: ParticlePicture;
  readonly colors: readonly ParticleColor[];
  /** The same velocity for all particles, in units per second. */
  readonly baseSpeed?: {readonly x: number; readonly y: number};
  /** Speed in a random direction, in units per second. */
  readonly randomSpeed?: Span;
  /** Speed of the random movement, and the mean interval of its noise in seconds. */
  readonly chaos?: {readonly speed: number; readonly interval: number};
  readonly ease: EaseName;
  readonly startScale: Span;
  readonly animateScale?: Span;
  readonly startOpacity: number;
  readonly animateOpacity?: Span;
  readonly lifespan: Span;
  readonly spins: boolean;
  readonly randomRotation: boolean;
}

const PLAIN = {
  ease: 'LINEAR_OUT',
  startScale: [1, 1],
  startOpacity: 1,
  spins: false,
  randomRotation: false,
} satisfies Partial<ParticleEffect>;

/** Settings of each bundle in engine 3.33.0. */
export const EFFECTS: Readonly<Record<BundleName, ParticleEffect>> = {
  SMOKE: {
    ...PLAIN,
    picture: 'puff',
    colors: ['white'],
    baseSpeed: {x: 0, y: -100},
    chaos: {speed: 50, interval: 1},
    ease: 'SINE_IN_OUT',
    startScale: [6, 8],
    startOpacity: 0,
    animateOpacity: [0, 0.1],
    lifespan: [2, 2],
    randomRotation: true,
  },
  CONFETTI: {
    ...PLAIN,
    picture: 'dot',
    colors: ['blue', 'red', 'yellow'],
    chaos: {speed: 100, interval: 1},
    ease: 'SIN_IN_OUT_TWICE',
    animateScale: [2, 1],
    startOpacity: 0,
    animateOpacity: [0, 1],
    lifespan: [6, 7],
  },
  EXPLOSION: {
    ...PLAIN,
    picture: 'dot',
    colors: ['yellow', 'red'],
    randomSpeed: [100, 400],
    animateScale: [3, 1],
    animateOpacity: [0, 1],
    lifespan: [0.8, 1.5],
  },
  FALLING_LEAVES: {
    ...PLAIN,
    picture: 'leaf',
    colors: ['leaf'],
    baseSpeed: {x: 60, y: 10},
    chaos: {speed: 50, interval: 1},
    ease: 'SINE_IN_OUT',
    startScale: [1, 2],
    animateOpacity: [0, 1],
    lifespan: [8, 12],
    spins: true,
    randomRotation: true,
  },
  SMOKE_TRAIL: {
    ...PLAIN,
    picture: 'dot',
    colors: ['white'],
    randomSpeed: [10, 10],
    chaos: {speed: 30, interval: 1},
    ease: 'SINE_IN_OUT',
    animateScale: [0.01, 0.4],
    lifespan: [0.4, 0.8],
  },
  WATER_SPLASH: {
    ...PLAIN,
    picture: 'drop',
    colors: ['blue'],
    randomSpeed: [10, 10],
    chaos: {speed: 30, interval: 1},
    ease: 'SINE_IN_OUT',
    animateScale: [0.4, 0.6],
    animateOpacity: [0.1, 0.2],
    lifespan: [0.4, 0.8],
  },
};
