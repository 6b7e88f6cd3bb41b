import {java} from '../Figure/java';
import {defineParameters} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  bugSpeed: {
    kind: 'range',
    label: 'Speed of the bugs',
    min: 10,
    max: 100,
    step: 5,
    value: 30,
    unit: 'units/s',
  },
  reload: {
    kind: 'range',
    label: 'Time between shots',
    min: 0.05,
    max: 0.6,
    step: 0.05,
    value: 0.2,
    unit: 's',
  },
  algorithm: {
    kind: 'choice',
    label: 'Pathfinding',
    choices: ['AStarAlgorithm', 'DijkstraAlgorithm'],
    value: 'AStarAlgorithm',
  },
});

export const SECOND_GAME: FigureDescription<typeof PARAMETERS> = {
  name: 'second-game',
  title: 'The second game',
  width: 320,
  height: 180,
  parameters: PARAMETERS,
  interaction:
    'Between waves, press on the floor to place a crate, and on a crate to take it back. During a wave, hold to shoot.',
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
