import {type Pointer, type Scene, STEP_SECONDS} from '../../components/figures/Figure/scene';
import {EFFECTS} from '../../components/figures/particles/effects';
import {
  createParticles,
  type EmitterOptions,
  lookOf,
  type ParticlesState,
  stepParticles,
} from '../../components/figures/particles/simulation';
import {WINDOW} from './size';

/** Emitter of the nine-line program: one leaf every 100 ms, at a random position in the window. */
const LEAVES: EmitterOptions = {
  effect: EFFECTS.FALLING_LEAVES,
  interval: 0.1,
  spawnMode: 'AREA',
  limit: 200,
};
const RANGE = 100;
const FIRST_STEPS = 300;

interface State {
  readonly leaves: ParticlesState;
  pointer: Pointer | undefined;
}

const scene: Scene<State, Readonly<Record<string, never>>> = {
  create(_, random) {
    const leaves = createParticles({x: 0, y: 0, ...WINDOW});
    for (let step = 0; step < FIRST_STEPS; step += 1) {
      stepParticles(leaves, LEAVES, random, STEP_SECONDS);
    }
    return {leaves, pointer: undefined};
  },
  step(state, {pointer, random}) {
    const {pointer: before} = state;
    const isStirred = before?.isInside && pointer.isInside;
    const wind = isStirred
      ? {
          x: pointer.x,
          y: pointer.y,
          velocityX: (pointer.x - before.x) / STEP_SECONDS,
          velocityY: (pointer.y - before.y) / STEP_SECONDS,
          range: RANGE,
        }
      : undefined;
    stepParticles(state.leaves, LEAVES, random, STEP_SECONDS, wind);
    state.pointer = pointer;
  },
  draw({context}, {leaves}) {
    for (const particle of leaves.particles) {
      const {scale, opacity, spin} = lookOf(particle);
      context.save();
      context.globalAlpha = opacity;
      context.translate(particle.x, particle.y);
      context.rotate(particle.rotation);
      context.scale(spin * scale, scale);
      context.fillStyle = '#a3c34f';
      context.fillRect(-4, -1, 7, 3);
      context.fillStyle = '#6f9a3a';
      context.fillRect(-2, -2, 4, 5);
      context.fillStyle = '#c77f3a';
      context.fillRect(3, 0, 2, 1);
      context.restore();
    }
  },
  describe: ({leaves}) =>
    `A black window titled Hello, in which ${leaves.particles.length} leaves fall.`,
};

export default scene;
