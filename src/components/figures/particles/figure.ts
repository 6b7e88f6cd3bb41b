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
    label: 'Effect to start from',
    choices: BUNDLES,
    value: 'FALLING_LEAVES',
  },
  spawnMode: {
    kind: 'choice',
    label: 'Where they begin',
    choices: SPAWN_MODES,
    value: 'AREA',
  },
  interval: {
    kind: 'range',
    label: 'One every',
    min: 10,
    max: 500,
    step: 10,
    value: 60,
    unit: 'ms',
  },
  lifespan: {
    kind: 'range',
    label: 'Life',
    min: 200,
    max: 12_000,
    step: 100,
    value: FIRST.lifespan,
    unit: 'ms',
  },
  speed: {
    kind: 'range',
    label: 'Speed',
    min: 0,
    max: 400,
    step: 5,
    value: FIRST.speed,
    unit: 'units/s',
  },
  chaos: {
    kind: 'range',
    label: 'Chaos',
    min: 0,
    max: 200,
    step: 5,
    value: FIRST.chaos,
    unit: 'units/s',
  },
  scale: {
    kind: 'range',
    label: 'Size',
    min: 0.1,
    max: 8,
    step: 0.1,
    value: FIRST.scale,
    unit: '×',
  },
  ease: {
    kind: 'choice',
    label: 'Ease',
    choices: EASE_NAMES,
    value: FIRST.ease,
  },
});

export type ParticleValues = ValuesOf<typeof PARAMETERS>;

export const EMITTER = {x: 180, y: 150, width: 160, height: 40};

export const PARTICLES: FigureDescription<typeof PARAMETERS> = {
  name: 'particles',
  title: 'A particle emitter',
  width: 640,
  height: 360,
  parameters: PARAMETERS,
  interaction: 'Drag the frame to move the emitter. Move fast near particles to stir them.',
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
