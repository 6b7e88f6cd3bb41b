import {translate} from '@docusaurus/Translate';
import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';
import {DEFAULT_RULES} from './flock';

const PARAMETERS = defineParameters({
  separation: {
    kind: 'range',
    label: translate({
      id: 'figure.flock.separation',
      message: 'Keep apart',
      description: 'A slider in the figure of a flock',
    }),
    min: 0,
    max: 20,
    step: 0.1,
    value: DEFAULT_RULES.separationStrength,
  },
  alignment: {
    kind: 'range',
    label: translate({
      id: 'figure.flock.alignment',
      message: 'Same direction',
      description: 'A slider in the figure of a flock',
    }),
    min: 0,
    max: 20,
    step: 0.1,
    value: DEFAULT_RULES.alignmentStrength,
  },
  cohesion: {
    kind: 'range',
    label: translate({
      id: 'figure.flock.cohesion',
      message: 'Stay together',
      description: 'A slider in the figure of a flock',
    }),
    min: 0,
    max: 20,
    step: 0.1,
    value: DEFAULT_RULES.cohesionStrength,
  },
  radius: {
    kind: 'range',
    label: translate({
      id: 'figure.flock.radius',
      message: 'Sight',
      description: 'A slider in the figure of a flock: how far a boid sees others',
    }),
    min: 10,
    max: 120,
    step: 5,
    value: DEFAULT_RULES.perceptionRadius,
    unit: 'units',
  },
  velocity: {
    kind: 'range',
    label: translate({
      id: 'figure.flock.velocity',
      message: 'Speed',
      description: 'A slider in the figure of a flock',
    }),
    min: 20,
    max: 200,
    step: 10,
    value: DEFAULT_RULES.velocity,
    unit: 'units/s',
  },
  count: {
    kind: 'range',
    label: translate({
      id: 'figure.flock.count',
      message: 'Boids',
      description: 'A slider in the figure of a flock: how many there are',
    }),
    min: 2,
    max: 160,
    step: 2,
    value: 80,
    restarts: true,
  },
  frontal: {
    kind: 'toggle',
    label: translate({
      id: 'figure.flock.frontal',
      message: 'Ignore oncoming boids',
      description: 'A box to tick in the figure of a flock',
    }),
    value: DEFAULT_RULES.perceptFrontalOnly,
  },
});

export type FlockValues = ValuesOf<typeof PARAMETERS>;

export const FLOCK: FigureDescription<typeof PARAMETERS> = {
  name: 'flock',
  title: translate({
    id: 'figure.flock.title',
    message: 'A flock',
    description: 'What the figure is called',
  }),
  width: 640,
  height: 360,
  parameters: PARAMETERS,
  interaction: translate({
    id: 'figure.flock.interaction',
    message: 'Drag the rock into the path of the flock.',
    description: 'Says what the pointer does in the figure of a flock',
  }),
  java: ({separation, alignment, cohesion, radius, velocity, count, frontal}) => java`
environment.addEntity(new Entity("cage")
    .bounds(Bounds.atOrigin(0, 0, 640, 360))
    .add(new BoidObstacleComponent(), cage -> cage.isContainer = true));

for (int nr = 0; nr < ${count}; nr++) {
    environment.addEntity(new Entity()
        .bounds(Bounds.atPosition(Vector.random(100).add(320, 180), 4, 4))
        .add(new RenderComponent(
            SpriteBundle.DOT_WHITE, SpriteDrawOptions.scaled(0.4)))
        .add(new PhysicsComponent(), physics -> physics.gravityModifier = 0)
        .add(new BoidComponent(), boid -> {
            boid.separationStrength = ${separation};
            boid.alignmentStrenth = ${alignment};
            boid.cohesionStrength = ${cohesion};
            boid.perceptionRadius = ${radius};
            boid.velocity = ${velocity};
            boid.perceptFrontalOnly = ${frontal};
        }));
}
`,
};
