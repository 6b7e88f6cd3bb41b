import type {Algorithm} from '../path-finding/findPath';
import type {Bug} from './bugs';
import type {Place} from './room';

type Phase = 'building' | 'defending' | 'lost';

export interface Flying {
  x: number;
  y: number;
  readonly velocityX: number;
  readonly velocityY: number;
}

interface Particle extends Flying {
  /** Remaining and initial lifetime in seconds. */
  left: number;
  readonly life: number;
  readonly size: number;
  readonly color: string;
}

export interface Game {
  phase: Phase;
  /** Seconds until the phase ends; in `lost`, until a click can restart the game. */
  secondsLeft: number;
  wave: number;
  bugsToCome: number;
  untilNextBug: number;
  charge: number;
  score: number;
  best: number;
  /** Number of crates in stock, and indexes of the tiles with a placed crate. */
  stock: number;
  crates: Set<number>;
  bugs: Bug[];
  shots: Flying[];
  particles: Particle[];
  /** Direction of the turret, and seconds until it can fire again. */
  aim: Place;
  untilReload: number;
  wasDown: boolean;
  /** Seconds since the reader last played. */
  idle: number;
  /** Seconds until the room stops shaking. */
  shaking: number;
  time: number;
}

export interface Settings {
  readonly bugSpeed: number;
  readonly reload: number;
  readonly algorithm: Algorithm;
}

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
