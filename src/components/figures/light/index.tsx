import type {ReactNode} from 'react';
import Figure from '../Figure';
import {LIGHT} from './figure';
import LightStill from './LightStill';

export default function LightFigure(): ReactNode {
  return (
    <Figure
      description={LIGHT}
      load={() => import('./scene')}
      still={<LightStill />}
      caption="Rays run to each corner of the walls and just past it. The nearest hits, sorted by angle, form the polygon that is filled with the gradient of the light. Drag lamps and walls."
    />
  );
}
