export type TileLayout = 'LAYOUT_2X2' | 'LAYOUT_3X3';

/** Whether each of the eight neighbors connects, clockwise from the north. */
export interface TileMask {
  readonly north: boolean;
  readonly northEast: boolean;
  readonly east: boolean;
  readonly southEast: boolean;
  readonly south: boolean;
  readonly southWest: boolean;
  readonly west: boolean;
  readonly northWest: boolean;
}

export function tileMask(
  column: number,
  row: number,
  isConnected: (column: number, row: number) => boolean,
): TileMask {
  return {
    north: isConnected(column, row - 1),
    northEast: isConnected(column + 1, row - 1),
    east: isConnected(column + 1, row),
    southEast: isConnected(column + 1, row + 1),
    south: isConnected(column, row + 1),
    southWest: isConnected(column - 1, row + 1),
    west: isConnected(column - 1, row),
    northWest: isConnected(column - 1, row - 1),
  };
}

const sum = (bits: readonly boolean[]): number =>
  bits.reduce((total, bit, at) => total + (bit ? 2 ** at : 0), 0);

/** Returns the number of a tile's image in its layout's sprite sheet, as the engine computes it. */
export function tileIndex(layout: TileLayout, mask: TileMask): number {
  const {north, east, south, west} = mask;
  if (layout === 'LAYOUT_2X2') return sum([north, east, south, west]);
  return sum([
    north,
    mask.northEast && north && east,
    east,
    mask.southEast && east && south,
    south,
    mask.southWest && south && west,
    west,
    mask.northWest && west && north,
  ]);
}

export type QuarterLook = 'full' | 'inner corner' | 'outer corner' | 'open above' | 'open aside';

/**
 * Returns the appearance of a quarter of a tile.
 *
 * @param vertical whether the neighbor above or below the quarter connects
 * @param horizontal whether the neighbor to its left or right connects
 * @param diagonal whether the neighbor at its corner connects; ignored by a 2×2 layout
 */
function quarterLook(vertical: boolean, horizontal: boolean, diagonal: boolean): QuarterLook {
  if (vertical && horizontal) return diagonal ? 'full' : 'inner corner';
  if (vertical) return 'open aside';
  return horizontal ? 'open above' : 'outer corner';
}

/** Returns the appearances of a tile's quarters: top left, top right, bottom left, bottom right. */
export function quarterLooks(layout: TileLayout, mask: TileMask): QuarterLook[] {
  const {north, east, south, west} = mask;
  const asks = layout === 'LAYOUT_3X3';
  return [
    quarterLook(north, west, !asks || mask.northWest),
    quarterLook(north, east, !asks || mask.northEast),
    quarterLook(south, west, !asks || mask.southWest),
    quarterLook(south, east, !asks || mask.southEast),
  ];
}
