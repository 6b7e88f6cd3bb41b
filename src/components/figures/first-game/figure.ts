import {translate} from '@docusaurus/Translate';
import {java} from '../Figure/java';
import {defineParameters} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  jump: {
    kind: 'range',
    label: translate({
      id: 'figure.firstGame.jump',
      message: 'Jump',
      description: 'A slider in the figure of the first game: the speed of a jump',
    }),
    min: 150,
    max: 400,
    step: 10,
    value: 260,
    unit: 'units/s',
  },
  gravity: {
    kind: 'range',
    label: translate({
      id: 'figure.firstGame.gravity',
      message: 'Gravity',
      description: 'A slider in the figure of the first game',
    }),
    min: 300,
    max: 1200,
    step: 50,
    value: 600,
    unit: 'units/s²',
  },
  maxSpeed: {
    kind: 'range',
    label: translate({
      id: 'figure.firstGame.speed',
      message: 'Speed',
      description: 'A slider in the figure of the first game: how fast the hero runs',
    }),
    min: 50,
    max: 200,
    step: 10,
    value: 100,
    unit: 'units/s',
  },
  bugSpeed: {
    kind: 'range',
    label: translate({
      id: 'figure.firstGame.bugSpeed',
      message: 'Speed of the bugs',
      description: 'A slider in the figure of the first game',
    }),
    min: 10,
    max: 120,
    step: 10,
    value: 30,
    unit: 'units/s',
  },
});

export const FIRST_GAME: FigureDescription<typeof PARAMETERS> = {
  name: 'first-game',
  title: translate({
    id: 'figure.firstGame.title',
    message: 'The first game',
    description: 'What the figure is called',
  }),
  width: 427,
  height: 240,
  parameters: PARAMETERS,
  steering: {
    buttons: [
      {
        name: 'left',
        label: translate({
          id: 'figure.firstGame.left',
          message: 'Left',
          description: 'A button to hold in the figure of the first game',
        }),
        keys: ['ArrowLeft'],
      },
      {
        name: 'jump',
        label: translate({
          id: 'figure.firstGame.jumpButton',
          message: 'Jump',
          description: 'A button to hold in the figure of the first game',
        }),
        keys: [' ', 'ArrowUp'],
      },
      {
        name: 'right',
        label: translate({
          id: 'figure.firstGame.right',
          message: 'Right',
          description: 'A button to hold in the figure of the first game',
        }),
        keys: ['ArrowRight'],
      },
    ],
    hint: translate({
      id: 'figure.firstGame.keys',
      message: 'Click the picture, then run with the arrow keys and jump with the space bar.',
      description: 'Says how the figure of the first game is played',
    }),
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
