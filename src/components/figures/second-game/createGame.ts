import type {Algorithm} from '../path-finding/findPath';
import type {Bug} from './bugs';
import type {Place} from './room';

/** The states of the tutorial's state machine. */
type Phase = 'building' | 'defending' | 'lost';

/** Something that flies: a shot, or a piece of what was hit. */
export interface Flying {
  x: number;
  y: number;
  readonly velocityX: number;
  readonly velocityY: number;
}

interface Particle extends Flying {
  /** Seconds until it is gone, and how many it had. */
  left: number;
  readonly life: number;
  readonly size: number;
  readonly color: string;
}

export interface Game {
  phase: Phase;
  /** Seconds until the phase ends or a click counts. */
  secondsLeft: number;
  wave: number;
  bugsToCome: number;
  untilNextBug: number;
  charge: number;
  score: number;
  best: number;
  /** Crates in stock, and the tiles on which the others stand. */
  stock: number;
  crates: Set<number>;
  bugs: Bug[];
  shots: Flying[];
  particles: Particle[];
  /** Where the turret points, and seconds until it may fire again. */
  aim: Place;
  untilReload: number;
  wasDown: boolean;
  /** Seconds since a reader has played. */
  idle: number;
  /** Seconds for which the room still shakes. */
  shaking: number;
  time: number;
}

/** Settings of the reader. */
export interface Settings {
  readonly bugSpeed: number;
  /** Seconds between two shots. */
  readonly reload: number;
  readonly algorithm: Algorithm;
}

/** The other values that the tutorial sets. */
export const RULES = {
  building: 8,
  cratesPerWave: 3,
  untilNextBug: 0.8,
  speedPerWave: 4,
  charge: 5,
  shotSpeed: 240,
  barrel: 10,
  shaking: 0.4,
  untilAgain: 1,
} as const;

/** A new game, which keeps the best score. */
export const createGame = (best = 0): Game => ({
  phase: 'building',
  secondsLeft: RULES.building,
  wave: 0,
  bugsToCome: 0,
  untilNextBug: 1,
  charge: RULES.charge,
  score: 0,
  best,
  stock: RULES.cratesPerWave,
  crates: new Set(),
  bugs: [],
  shots: [],
  particles: [],
  aim: {x: 0, y: -1},
  untilReload: 0,
  wasDown: false,
  idle: Infinity,
  shaking: 0,
  time: 0,
});
