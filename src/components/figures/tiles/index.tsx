import type {ReactNode} from 'react';
import Figure from '../Figure';
import {TILES} from './figure';
import TilesStill from './TilesStill';

export default function TilesFigure(): ReactNode {
  return (
    <Figure
      description={TILES}
      load={() => import('./scene')}
      still={<TilesStill />}
      caption="Each tile chooses its picture by its neighbors. The number says which picture."
    />
  );
}
