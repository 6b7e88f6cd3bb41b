import type {ReactNode} from 'react';
import Figure from '../Figure';
import {FLOCK} from './figure';
import FlockStill from './FlockStill';

export default function FlockFigure(): ReactNode {
  return (
    <Figure
      description={FLOCK}
      load={() => import('./scene')}
      still={<FlockStill />}
      caption="Three rules make a flock. The circle shows how far one boid sees, and the lines lead to the neighbors that it notices."
    />
  );
}
