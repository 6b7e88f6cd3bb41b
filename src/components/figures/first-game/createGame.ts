import type {Body} from '../collisions/collide';
import {TILE} from './collisions';
import {LEVEL} from './level';

interface Hero extends Body {
  facesLeft: boolean;
  isOnGround: boolean;
  /** Seconds since the last contact with the ground, and since the last jump input. */
  sinceGround: number;
  sinceJumpKey: number;
  hasJumped: boolean;
}

/** In `lost` and `won`, the transition to the next attempt is running. */
export type Phase = 'playing' | 'lost' | 'won';

interface Particle {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  /** Remaining lifetime in seconds. */
  left: number;
  readonly color: string;
}

export interface Game {
  hero: Hero;
  bugs: Body[];
  screws: Body[];
  particles: Particle[];
  score: number;
  phase: Phase;
  inPhase: number;
  time: number;
  cameraX: number;
  wasJumpHeld: boolean;
  /** Whether an earlier attempt has ended, so that this one fades in. */
  isAgain: boolean;
}

/** Settings that the reader can change, in pixels and seconds. */
export interface Settings {
  readonly gravity: number;
  /** Maximum horizontal speed of the hero, and upward speed of a jump. */
  readonly maxSpeed: number;
  readonly jump: number;
  readonly bugSpeed: number;
}

export const RULES = {
  acceleration: 1200,
  bounce: 200,
  fallOntoBug: 40,
  cameraSpeed: 4,
  coyoteTime: 0.2,
  jumpBuffer: 0.1,
  fade: 0.4,
  finish: 3,
} as const;

/** Visible part of the world: a window of 1280 × 720 pixels with a zoom of 3. */
export const VIEW = {width: 1280 / 3, height: 240} as const;

const COLUMNS = LEVEL[0].length;
export const LEVEL_SIZE = {width: COLUMNS * TILE, height: LEVEL.length * TILE} as const;

function bodiesAt(letter: string, width: number, height: number): Body[] {
  return LEVEL.flatMap((row, y) =>
    [...row].flatMap((tile, x) => {
      const body: Body = {
        x: x * TILE + (TILE - width) / 2,
        y: y * TILE + (TILE - height) / 2,
        velocityX: 0,
        velocityY: 0,
        width,
        height,
      };
      return tile === letter ? [body] : [];
    }),
  );
}

export const GOALS: readonly Body[] = bodiesAt('g', TILE, TILE);

export function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}

/** Returns the horizontal camera position for a target. The camera never leaves the level. */
export function cameraAt(x: number): number {
  return clamp(x, VIEW.width / 2, LEVEL_SIZE.width - VIEW.width / 2);
}

/** @throws Error if the level has no position for the player */
export function createGame(): Game {
  const [body] = bodiesAt('p', 12, 16);
  if (!body) throw new Error('The level has no letter "p" for the player.');
  const hero = {
    ...body,
    facesLeft: false,
    isOnGround: false,
    sinceGround: Infinity,
    sinceJumpKey: Infinity,
    hasJumped: false,
  };
  return {
    hero,
    bugs: bodiesAt('b', 14, 12),
    screws: bodiesAt('o', 10, 14),
    particles: [],
    score: 0,
    phase: 'playing',
    inPhase: 0,
    time: 0,
    cameraX: cameraAt(hero.x),
    wasJumpHeld: false,
    isAgain: false,
  };
}
