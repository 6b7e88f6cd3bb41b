import type {ReactNode} from 'react';
import Figure from '../Figure';
import {PATH_FINDING} from './figure';
import PathFindingStill from './PathFindingStill';

export default function PathFindingFigure(): ReactNode {
  return (
    <Figure
      description={PATH_FINDING}
      load={() => import('./scene')}
      still={<PathFindingStill />}
      caption="The same walls for both algorithms. Colored cells have been visited; the line is the path that was found. In 3.33.0, A* counts the distance that is left again in every step, so its path is often longer than Dijkstra's."
    />
  );
}
