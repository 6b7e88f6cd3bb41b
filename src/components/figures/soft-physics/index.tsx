import type {ReactNode} from 'react';
import Figure from '../Figure';
import {SOFT_PHYSICS} from './figure';
import SoftPhysicsStill from './SoftPhysicsStill';

export default function SoftPhysicsFigure(): ReactNode {
  return (
    <Figure
      description={SOFT_PHYSICS}
      load={() => import('./scene')}
      still={<SoftPhysicsStill />}
      caption="Every node is an entity, and every line is a link that tries to keep its length. Grab a node and throw it."
    />
  );
}
