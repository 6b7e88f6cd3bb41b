import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  diagonals: {
    kind: 'toggle',
    label: 'Diagonal steps',
    value: true,
  },
  cell: {
    kind: 'range',
    label: 'Cell size',
    min: 8,
    max: 32,
    step: 8,
    value: 16,
    unit: 'units',
    restarts: true,
  },
  pace: {
    kind: 'range',
    label: 'Cells per second',
    min: 10,
    max: 400,
    step: 10,
    value: 80,
  },
  maze: {
    kind: 'seed',
    label: 'Other walls',
    value: 3,
  },
});

export const TOP = 48;
export const LEFTS = [16, 336];
export const TITLES = ['A*', 'Dijkstra'];

export type PathFindingValues = ValuesOf<typeof PARAMETERS>;

export const PATH_FINDING: FigureDescription<typeof PARAMETERS> = {
  name: 'path-finding',
  title: 'Two pathfinding algorithms',
  width: 640,
  height: 360,
  parameters: PARAMETERS,
  isSteppable: true,
  interaction: 'Paint walls, or remove them. Drag the start (circle) and the end (square).',
  java: ({diagonals, cell}) => java`
navigation
    .setCellSize(${cell})
    .setDiagonalMovementAllowed(${diagonals})
    .setNavigationRegion(
        Bounds.atOrigin(0, 0, 304, 288),
        List.of(Bounds.atOrigin(96, 64, 16, 160)));

Vector start = Vector.$(40, 40);
Vector end = Vector.$(264, 248);

navigation.setPathfindingAlgorithm(new AStarAlgorithm<>());
Optional<Polygon> left = navigation.findPath(start, end);

navigation.setPathfindingAlgorithm(new DijkstraAlgorithm<>());
Optional<Polygon> right = navigation.findPath(start, end);
`,
};
