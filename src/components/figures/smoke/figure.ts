import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  amount: {
    kind: 'range',
    label: 'Amount',
    min: 0.5,
    max: 8,
    step: 0.5,
    value: 4,
    unit: '1/s',
  },
  speed: {
    kind: 'range',
    label: 'Speed upwards',
    min: 0,
    max: 400,
    step: 20,
    value: 200,
    unit: 'units/s',
  },
  fade: {
    kind: 'range',
    label: 'Fading',
    min: 0,
    max: 1,
    step: 0.05,
    value: 0.2,
    unit: '1/s',
  },
  diffusion: {
    kind: 'range',
    label: 'Diffusion',
    min: 0,
    max: 0.0005,
    step: 0.00001,
    value: 0.00001,
  },
  iterations: {
    kind: 'range',
    label: 'Iterations',
    min: 1,
    max: 10,
    step: 1,
    value: 2,
  },
  hasStone: {
    kind: 'toggle',
    label: 'A stone in the way',
    value: true,
    restarts: true,
  },
});

export type SmokeFigureValues = ValuesOf<typeof PARAMETERS>;

const STONE = java`,
        new SmokeObstacleComponent()`;

export const SMOKE: FigureDescription<typeof PARAMETERS> = {
  name: 'smoke',
  title: 'Smoke from two fires',
  width: 480,
  height: 288,
  parameters: PARAMETERS,
  interaction: 'Move the pointer through the smoke.',
  java: ({amount, speed, fade, diffusion, iterations, hasStone}) => java`
graphics.smoke().setOptions(SmokeOptions.noFade()
    .fade(${fade})
    .diffusion(Percent.of(${diffusion}))
    .iterations(${iterations}));

environment.enableSmoke()
    .addEntity("fire",
        new TransformComponent(156, 252, 30, 30),
        new SmokeEmitterComponent(${amount}, Color.ORANGE, Vector.y(${speed === 0 ? 0 : -speed})))
    .addEntity("stone",
        new TransformComponent(Bounds.atOrigin(204, 120, 72, 30))${hasStone ? STONE : java``});

environment.addSystem(running -> {
    Vector pointer = running.mouse().position();
    running.graphics().smoke().push(pointer, Vector.x(running.loop().delta(600)));
});
`,
};
