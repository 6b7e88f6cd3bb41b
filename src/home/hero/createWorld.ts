import type {Body, Collider} from '../../components/figures/collisions/collide';
import type {Random} from '../../components/figures/Figure/random';
import {EFFECTS} from '../../components/figures/particles/effects';
import {
  createParticles,
  type EmitterOptions,
  type ParticlesState,
  stepParticles,
} from '../../components/figures/particles/simulation';
import {createSurface, type Surface} from '../../components/figures/water/surface';
import type {Bit} from './bits';
import {BOX_SIZE, type Landscape} from './landscape';

export interface World {
  readonly landscape: Landscape;
  readonly colliders: readonly Collider[];
  readonly body: Body;
  isOnGround: boolean;
  isInWater: boolean;
  looksLeft: boolean;
  readonly surface: Surface;
  readonly leaves: ParticlesState;
  readonly bits: Bit[];
  readonly found: boolean[];
  /** Once all screws are found: seconds until they reappear. */
  untilReturn: number;
}

const NODE_GAP = 3;
export const RETURN_SECONDS = 3;

export const LEAVES: EmitterOptions = {
  effect: {
    ...EFFECTS.FALLING_LEAVES,
    baseSpeed: {x: -14, y: 12},
    chaos: {speed: 16, interval: 1},
    lifespan: [6, 9],
  },
  interval: 0.28,
  spawnMode: 'AREA',
  limit: 60,
};

export function createWorld(landscape: Landscape, random: Random): World {
  const solid = {friction: 0, bounce: 0};
  const leaves = createParticles(landscape.canopy);
  for (let step = 0; step < 360; step += 1) stepParticles(leaves, LEAVES, random, 1 / 60);
  const side = (x: number) => ({x, y: -200, width: 40, height: 400, ...solid, isOneWay: false});
  return {
    landscape,
    colliders: [
      ...landscape.ground.map((place) => ({...place, ...solid, isOneWay: false})),
      ...landscape.ledges.map((place) => ({...place, ...solid, isOneWay: true})),
      side(-40),
      side(landscape.width),
    ],
    body: {...landscape.start, width: BOX_SIZE, height: BOX_SIZE, velocityX: 0, velocityY: 0},
    isOnGround: true,
    isInWater: false,
    looksLeft: false,
    surface: createSurface(Math.round(landscape.pond.width / NODE_GAP)),
    leaves,
    bits: [],
    found: landscape.screws.map(() => false),
    untilReturn: RETURN_SECONDS,
  };
}
