import type {ReactNode} from 'react';
import Figure from '../Figure';
import {SMOKE} from './figure';
import SmokeStill from './SmokeStill';

export default function SmokeFigure(): ReactNode {
  return (
    <Figure
      description={SMOKE}
      load={() => import('./scene')}
      still={<SmokeStill />}
      caption="The same grid solver as in the engine, on 80 by 48 cells. Move the pointer through the smoke to stir it."
    />
  );
}
