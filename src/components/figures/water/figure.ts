import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  transmission: {
    kind: 'range',
    label: 'Transmission',
    min: 0,
    max: 60,
    step: 5,
    value: 30,
  },
  retract: {
    kind: 'range',
    label: 'Retraction',
    min: 5,
    max: 60,
    step: 5,
    value: 25,
  },
  dampening: {
    kind: 'range',
    label: 'Dampening',
    min: 0,
    max: 6,
    step: 0.25,
    value: 1.5,
    unit: '1/s',
  },
  buoyancy: {
    kind: 'range',
    label: 'Buoyancy',
    min: 100,
    max: 800,
    step: 50,
    value: 350,
    unit: 'units/s²',
  },
  dive: {
    kind: 'range',
    label: 'Diving depth',
    min: 0,
    max: 1,
    step: 0.1,
    value: 0.5,
  },
  nodeCount: {
    kind: 'range',
    label: 'Nodes',
    min: 5,
    max: 80,
    step: 5,
    value: 40,
    restarts: true,
  },
});

export type WaterValues = ValuesOf<typeof PARAMETERS>;

export const WATER: FigureDescription<typeof PARAMETERS> = {
  name: 'water',
  title: 'Boxes in water',
  width: 480,
  height: 270,
  parameters: PARAMETERS,
  interaction: 'Drag the boxes. Press anywhere else to drop another one.',
  java: ({transmission, retract, dampening, buoyancy, dive, nodeCount}) => java`
FluidComponent water = new FluidComponent(${nodeCount});
water.transmission = ${transmission};
water.retract = ${retract};
water.dampening = ${dampening};

FloatComponent floating = new FloatComponent(300, ${buoyancy});
floating.dive = ${dive};

environment.enableAllFeatures()
    .addEntity("gravity", new GravityComponent(Vector.y(500)))
    .addEntity("pool",
        new TransformComponent(Bounds.atOrigin(0, 120, 480, 150)),
        water,
        new FluidRenderComponent())
    .addEntity("box",
        new TransformComponent(120, 70, 36, 36),
        new RenderComponent(SpriteBundle.BOX),
        new PhysicsComponent(),
        new FluidInteractionComponent(),
        new FloatRotationComponent(),
        floating);
`,
};
