import {counted} from '@screwbox/shared/text/counted';
import {contains} from '../collisions/separation';
import type {ColorName} from '../Figure/colors';
import {type Pointer, type Scene, STEP_SECONDS, type Surface} from '../Figure/scene';
import type {ParticleColor, ParticlePicture} from './effects';
import {EMITTER, PARTICLES, type ParticleValues} from './figure';
import {effectOf} from './settings';
import {
  createParticles,
  lookOf,
  type Particle,
  type ParticlesState,
  stepParticles,
  type Tailwind,
} from './simulation';

/** Maximum number of particles. More would be hard to tell apart in a small figure. */
const LIMIT = 500;
/** Number of steps before the first frame, so that it already shows particles. */
const FIRST_STEPS = 150;
const WIND_RANGE = 120;

const COLORS: Readonly<Record<ParticleColor, ColorName>> = {
  white: 'muted',
  blue: 'blue',
  red: 'red',
  yellow: 'yellow',
  leaf: 'green',
};

/** Half the width and height of an image at scale 1. The images have the same size as the engine's sprites. */
const EXTENTS: Readonly<Record<ParticlePicture, readonly [x: number, y: number]>> = {
  puff: [8, 8],
  dot: [6, 6],
  leaf: [5, 2.6],
  drop: [4, 4],
};

interface State {
  readonly system: ParticlesState;
  pointer: Pointer | undefined;
  /** Offset of the grabbed point from the top left corner of the emitter. */
  held: {readonly x: number; readonly y: number} | undefined;
}

const optionsOf = (values: ParticleValues) => ({
  effect: effectOf(values),
  interval: values.interval / 1000,
  spawnMode: values.spawnMode,
  limit: LIMIT,
});

const isOnEmitter = ({system}: State, x: number, y: number): boolean =>
  contains(system.emitter, x, y);

function moveEmitter(state: State, {x, y, isDown}: Pointer): void {
  const {emitter} = state.system;
  if (!isDown) {
    state.held = undefined;
    return;
  }
  if (!state.held && !state.pointer?.isDown && isOnEmitter(state, x, y)) {
    state.held = {x: x - emitter.x, y: y - emitter.y};
  }
  if (!state.held) return;
  emitter.x = Math.min(Math.max(0, x - state.held.x), PARTICLES.width - emitter.width);
  emitter.y = Math.min(Math.max(0, y - state.held.y), PARTICLES.height - emitter.height);
}

function windOf({pointer: before}: State, {x, y, isInside}: Pointer): Tailwind | undefined {
  if (!before?.isInside || !isInside || (before.x === x && before.y === y)) return undefined;
  return {
    x,
    y,
    velocityX: (x - before.x) / STEP_SECONDS,
    velocityY: (y - before.y) / STEP_SECONDS,
    range: WIND_RANGE,
  };
}

function drawParticle({context, colors}: Surface, particle: Particle): void {
  const {scale, opacity, spin} = lookOf(particle);
  const [width, height] = EXTENTS[particle.effect.picture];
  context.globalAlpha = opacity;
  context.fillStyle = colors[COLORS[particle.color]];
  context.beginPath();
  const x = Math.abs(width * scale * spin);
  context.ellipse(particle.x, particle.y, x, height * scale, particle.rotation, 0, 2 * Math.PI);
  context.fill();
}

function drawEmitter({context, colors, pixel}: Surface, {system: {emitter}}: State): void {
  context.globalAlpha = 1;
  context.strokeStyle = colors.ink;
  context.lineWidth = 2 * pixel;
  context.setLineDash([5 * pixel, 4 * pixel]);
  context.strokeRect(emitter.x, emitter.y, emitter.width, emitter.height);
  context.setLineDash([]);
}

const scene: Scene<State, ParticleValues> = {
  create(values, random) {
    const system = createParticles(EMITTER);
    for (let step = 0; step < FIRST_STEPS; step += 1) {
      stepParticles(system, optionsOf(values), random, STEP_SECONDS);
    }
    return {system, pointer: undefined, held: undefined};
  },
  step(state, {values, pointer, random}) {
    moveEmitter(state, pointer);
    const wind = windOf(state, pointer);
    stepParticles(state.system, optionsOf(values), random, STEP_SECONDS, wind);
    state.pointer = pointer;
  },
  draw(surface, state) {
    for (const particle of state.system.particles) drawParticle(surface, particle);
    drawEmitter(surface, state);
  },
  describe({system: {particles, spawned}}, {bundle}) {
    const alive = counted(particles.length, 'particle is alive', 'particles are alive');
    return `An emitter of ${bundle}. ${alive}, and ${counted(spawned, 'has', 'have')} been spawned.`;
  },
  isGrabbable: isOnEmitter,
};

export default scene;
