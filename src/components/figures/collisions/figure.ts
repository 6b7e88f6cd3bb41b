import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  gravity: {
    kind: 'range',
    label: 'Gravity',
    min: 0,
    max: 1000,
    step: 50,
    value: 500,
    unit: 'units/s²',
  },
  bounce: {
    kind: 'range',
    label: 'Bounce',
    min: 0,
    max: 1,
    step: 0.05,
    value: 0.6,
  },
  friction: {
    kind: 'range',
    label: 'Friction',
    min: 0,
    max: 1000,
    step: 50,
    value: 100,
    unit: 'units/s²',
  },
  isOneWay: {
    kind: 'toggle',
    label: 'The ledge is one-way',
    value: true,
  },
  hold: {
    kind: 'range',
    label: 'Hold each push',
    min: 0,
    max: 2,
    step: 0.1,
    value: 0.7,
    unit: 's',
  },
});

export type CollisionValues = ValuesOf<typeof PARAMETERS>;

export const COLLISIONS: FigureDescription<typeof PARAMETERS> = {
  name: 'collisions',
  title: 'Boxes that collide',
  width: 640,
  height: 360,
  parameters: PARAMETERS,
  isSteppable: true,
  interaction: 'Grab the box, throw it, and see how each obstacle pushes it out.',
  java: ({gravity, bounce, friction, isOneWay}) => java`
environment
    .enablePhysics()
    .addEntity("gravity", new GravityComponent(Vector.y(${gravity})))
    .addEntity("box",
        new TransformComponent(144, 64, 48, 48),
        new RenderComponent(SpriteBundle.BOX),
        new PhysicsComponent(Vector.$(110, -60)))
    .addEntity("floor",
        new TransformComponent(320, 340, 640, 40),
        new ColliderComponent(${friction}, Percent.of(${bounce})))
    .addEntity("ledge",
        new TransformComponent(180, 220, 140, 16),
        new ColliderComponent(${friction}, Percent.of(${bounce}), ${isOneWay}));
`,
};
