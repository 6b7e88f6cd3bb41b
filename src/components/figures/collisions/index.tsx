import type {ReactNode} from 'react';
import Figure from '../Figure';
import {COLLISIONS} from './figure';
import CollisionStill from './CollisionStill';

export default function CollisionsFigure(): ReactNode {
  return (
    <Figure
      description={COLLISIONS}
      load={() => import('./scene')}
      still={<CollisionStill />}
      caption="A body that overlaps a collider is pushed out along the axis on which they overlap less. The red area is the overlap, and the arrow shows the push."
    />
  );
}
