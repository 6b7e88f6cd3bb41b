import {java} from '../Figure/java';
import {defineParameters} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  jump: {
    kind: 'range',
    label: 'Jump',
    min: 150,
    max: 400,
    step: 10,
    value: 260,
    unit: 'units/s',
  },
  gravity: {
    kind: 'range',
    label: 'Gravity',
    min: 300,
    max: 1200,
    step: 50,
    value: 600,
    unit: 'units/s²',
  },
  maxSpeed: {
    kind: 'range',
    label: 'Speed',
    min: 50,
    max: 200,
    step: 10,
    value: 100,
    unit: 'units/s',
  },
  bugSpeed: {
    kind: 'range',
    label: 'Speed of the bugs',
    min: 10,
    max: 120,
    step: 10,
    value: 30,
    unit: 'units/s',
  },
});

export const FIRST_GAME: FigureDescription<typeof PARAMETERS> = {
  name: 'first-game',
  title: 'The first game',
  width: 427,
  height: 240,
  parameters: PARAMETERS,
  steering: {
    buttons: [
      {
        name: 'left',
        label: 'Left',
        keys: ['ArrowLeft'],
      },
      {
        name: 'jump',
        label: 'Jump',
        keys: [' ', 'ArrowUp'],
      },
      {
        name: 'right',
        label: 'Right',
        keys: ['ArrowRight'],
      },
    ],
    hint: 'Click the picture, then run with the arrow keys and jump with the space bar.',
  },
  java: ({jump, gravity, maxSpeed, bugSpeed}) => java`
environment.addEntity("gravity", new GravityComponent(Vector.y(${gravity})));

Entity player = new Entity("player")
    .add(new LeftRightControlComponent(), control -> {
        control.acceleration = 1200;
        control.maxSpeed = ${maxSpeed};
    })
    .add(new JumpControlComponent(), jump -> jump.acceleration = ${jump});

Entity bug = new Entity("bug").add(new PatrolMovementComponent(${bugSpeed}));
`,
};
