import type {ReactNode} from 'react';
import Figure from '../Figure';
import {WATER} from './figure';
import WaterStill from './WaterStill';

export default function WaterFigure(): ReactNode {
  return (
    <Figure
      description={WATER}
      load={() => import('./scene')}
      still={<WaterStill smallestText={14} />}
      caption="Every dot on the surface is a node. Boxes push the nodes down, neighbors pull each other, and the boxes float on the result. The dashed line is the resting level."
    />
  );
}
