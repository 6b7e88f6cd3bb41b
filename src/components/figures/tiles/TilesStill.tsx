import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import {createRandom} from '../Figure/random';
import {TILES} from './figure';
import {createIsland, hasTile} from './map';
import {tileIndex, tileMask} from './tileMask';

const {size, island, layout} = TILES.parameters;

export default function TilesStill(): ReactNode {
  const columns = TILES.width / size.value;
  const grid = createIsland(columns, TILES.height / size.value, createRandom(island.value));
  return (
    <Drawing
      viewBox={`0 0 ${TILES.width} ${TILES.height}`}
      label="An island of square tiles. Borders run only where a tile has no neighbor, and each tile has the number of its picture."
    >
      {grid.tiles.map((tile, index) => {
        if (!tile) return null;
        const [column, row] = [index % columns, Math.floor(index / columns)];
        const mask = tileMask(column, row, (x, y) => hasTile(grid, x, y));
        const [x, y, s] = [column * size.value, row * size.value, size.value];
        const borders = [
          mask.north ? '' : `M${x} ${y + 2}h${s}`,
          mask.south ? '' : `M${x} ${y + s - 2}h${s}`,
          mask.west ? '' : `M${x + 2} ${y}v${s}`,
          mask.east ? '' : `M${x + s - 2} ${y}v${s}`,
        ].join('');
        return (
          <g key={index}>
            <rect fill="var(--figure-yellow)" x={x} y={y} width={s} height={s} />
            {borders && <path d={borders} stroke="var(--figure-green)" strokeWidth="4" />}
            <text x={x + s / 2} y={y + s / 2 + 4} textAnchor="middle" fontSize="11">
              {tileIndex(layout.value, mask)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
