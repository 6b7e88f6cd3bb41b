import {translate} from '@docusaurus/Translate';
import {java} from '../Figure/java';
import {defineParameters} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  bugSpeed: {
    kind: 'range',
    label: translate({
      id: 'figure.secondGame.bugSpeed',
      message: 'Speed of the bugs',
      description: 'A slider in the figure of the second game',
    }),
    min: 10,
    max: 100,
    step: 5,
    value: 30,
    unit: 'units/s',
  },
  reload: {
    kind: 'range',
    label: translate({
      id: 'figure.secondGame.reload',
      message: 'Time between shots',
      description: 'A slider in the figure of the second game',
    }),
    min: 0.05,
    max: 0.6,
    step: 0.05,
    value: 0.2,
    unit: 's',
  },
  algorithm: {
    kind: 'choice',
    label: translate({
      id: 'figure.secondGame.algorithm',
      message: 'Path finding',
      description: 'A list in the figure of the second game: how the bugs find their way',
    }),
    choices: ['AStarAlgorithm', 'DijkstraAlgorithm'],
    value: 'AStarAlgorithm',
  },
});

export const SECOND_GAME: FigureDescription<typeof PARAMETERS> = {
  name: 'second-game',
  title: translate({
    id: 'figure.secondGame.title',
    message: 'The second game',
    description: 'What the figure is called',
  }),
  width: 320,
  height: 180,
  parameters: PARAMETERS,
  interaction: translate({
    id: 'figure.secondGame.interaction',
    message:
      'Between waves, press on the floor to place a crate, and on a crate to take it back. During a wave, hold to shoot.',
    description: 'Says what the pointer does in the figure of the second game',
  }),
  java: ({bugSpeed, reload, algorithm}) => java`
navigation.setPathfindingAlgorithm(new ${algorithm}<>());

Entity bug = new Entity("bug")
    .add(new PhysicsComponent())
    .add(new PathMovementComponent(${bugSpeed}, 400));

double secondsToReload = 0;
secondsToReload -= engine.loop().delta();
if (engine.mouse().isDownLeft() && secondsToReload <= 0) {
    secondsToReload = ${reload};
}
`,
};
