import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Figure from '../Figure';
import {TILES} from './figure';
import TilesStill from './TilesStill';

/** Tiles to paint that answer their neighbors. */
export default function TilesFigure(): ReactNode {
  return (
    <Figure
      description={TILES}
      load={() => import('./scene')}
      still={<TilesStill />}
      caption={
        <Translate id="figure.tiles.caption" description="The caption of the figure of auto tiles">
          Each tile chooses its picture by its neighbors. The number says which picture.
        </Translate>
      }
    />
  );
}
