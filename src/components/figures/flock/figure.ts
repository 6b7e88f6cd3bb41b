import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';
import {DEFAULT_RULES} from './flock';

const PARAMETERS = defineParameters({
  separation: {
    kind: 'range',
    label: 'Keep apart',
    min: 0,
    max: 20,
    step: 0.1,
    value: DEFAULT_RULES.separationStrength,
  },
  alignment: {
    kind: 'range',
    label: 'Same direction',
    min: 0,
    max: 20,
    step: 0.1,
    value: DEFAULT_RULES.alignmentStrength,
  },
  cohesion: {
    kind: 'range',
    label: 'Stay together',
    min: 0,
    max: 20,
    step: 0.1,
    value: DEFAULT_RULES.cohesionStrength,
  },
  radius: {
    kind: 'range',
    label: 'Sight',
    min: 10,
    max: 120,
    step: 5,
    value: DEFAULT_RULES.perceptionRadius,
    unit: 'units',
  },
  velocity: {
    kind: 'range',
    label: 'Speed',
    min: 20,
    max: 200,
    step: 10,
    value: DEFAULT_RULES.velocity,
    unit: 'units/s',
  },
  count: {
    kind: 'range',
    label: 'Boids',
    min: 2,
    max: 160,
    step: 2,
    value: 80,
    restarts: true,
  },
  frontal: {
    kind: 'toggle',
    label: 'Ignore oncoming boids',
    value: DEFAULT_RULES.perceptFrontalOnly,
  },
});

export type FlockValues = ValuesOf<typeof PARAMETERS>;

export const FLOCK: FigureDescription<typeof PARAMETERS> = {
  name: 'flock',
  title: 'A flock',
  width: 640,
  height: 360,
  parameters: PARAMETERS,
  interaction: 'Drag the rock into the path of the flock.',
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
