import {translate} from '@docusaurus/Translate';
import {EASE_NAMES} from '../easing/easeFunctions';
import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';
import {BUNDLES} from './effects';
import {changedOptions, settingsOf} from './settings';
import {SPAWN_MODES} from './simulation';

const FIRST = settingsOf('FALLING_LEAVES');

const PARAMETERS = defineParameters({
  bundle: {
    kind: 'choice',
    label: translate({
      id: 'figure.particles.bundle',
      message: 'Effect to start from',
      description: 'A list in the figure of particles',
    }),
    choices: BUNDLES,
    value: 'FALLING_LEAVES',
  },
  spawnMode: {
    kind: 'choice',
    label: translate({
      id: 'figure.particles.spawnMode',
      message: 'Where they begin',
      description: 'A list in the figure of particles',
    }),
    choices: SPAWN_MODES,
    value: 'AREA',
  },
  interval: {
    kind: 'range',
    label: translate({
      id: 'figure.particles.interval',
      message: 'One every',
      description: 'A slider in the figure of particles: the time from one to the next',
    }),
    min: 10,
    max: 500,
    step: 10,
    value: 60,
    unit: 'ms',
  },
  lifespan: {
    kind: 'range',
    label: translate({
      id: 'figure.particles.lifespan',
      message: 'Life',
      description: 'A slider in the figure of particles',
    }),
    min: 200,
    max: 12_000,
    step: 100,
    value: FIRST.lifespan,
    unit: 'ms',
  },
  speed: {
    kind: 'range',
    label: translate({
      id: 'figure.particles.speed',
      message: 'Speed',
      description: 'A slider in the figure of particles',
    }),
    min: 0,
    max: 400,
    step: 5,
    value: FIRST.speed,
    unit: 'units/s',
  },
  chaos: {
    kind: 'range',
    label: translate({
      id: 'figure.particles.chaos',
      message: 'Chaos',
      description: 'A slider in the figure of particles: how much they flutter',
    }),
    min: 0,
    max: 200,
    step: 5,
    value: FIRST.chaos,
    unit: 'units/s',
  },
  scale: {
    kind: 'range',
    label: translate({
      id: 'figure.particles.scale',
      message: 'Size',
      description: 'A slider in the figure of particles',
    }),
    min: 0.1,
    max: 8,
    step: 0.1,
    value: FIRST.scale,
    unit: '×',
  },
  ease: {
    kind: 'choice',
    label: translate({
      id: 'figure.particles.ease',
      message: 'Ease',
      description: 'A list in the figure of particles',
    }),
    choices: EASE_NAMES,
    value: FIRST.ease,
  },
});

export type ParticleValues = ValuesOf<typeof PARAMETERS>;

/** The area in which particles begin at first, in the middle of the scene. */
export const EMITTER = {x: 180, y: 150, width: 160, height: 40};

export const PARTICLES: FigureDescription<typeof PARAMETERS> = {
  name: 'particles',
  title: translate({
    id: 'figure.particles.title',
    message: 'A particle emitter',
    description: 'What the figure is called',
  }),
  width: 640,
  height: 360,
  parameters: PARAMETERS,
  interaction: translate({
    id: 'figure.particles.interaction',
    message: 'Drag the frame to move the emitter. Move fast near particles to stir them.',
    description: 'Says what the pointer does in the figure of particles',
  }),
  settle: (next, before) =>
    next.bundle === before.bundle ? next : {...next, ...settingsOf(next.bundle)},
  java: (values) => {
    const changes = changedOptions(values).flatMap(({method, value}) => [
      {text: `\n    .${method}(`, isValue: false},
      {text: value, isValue: true},
      {text: ')', isValue: false},
    ]);
    return java`
ParticleOptions options = ParticlesBundle.${values.bundle}.get()${changes};

environment
    .enableParticles()
    .addEntity("emitter",
        new TransformComponent(0, 0, 160, 40),
        new ParticleEmitterComponent(
            Duration.ofMillis(${values.interval}), SpawnMode.${values.spawnMode}, options));
`;
  },
};
