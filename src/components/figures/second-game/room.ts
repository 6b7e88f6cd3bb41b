/** The room of the game, one letter per tile. It is a copy of the class `Room` of the tutorial. */
export const ROOM = [
  '###################',
  '#n....#.....#....n#',
  '#.....#.....#.....#',
  '#.................#',
  '#...#.........#...#',
  '#...#....b....#...#',
  '#...#.........#...#',
  '#.................#',
  '#.....#.....#.....#',
  '#n....#.....#....n#',
  '###################',
] as const;

export const TILE = 16;
export const COLUMNS = ROOM[0].length;
export const ROWS = ROOM.length;

/** A position in the room, in world units from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const tilesWith = (letter: string): number[] =>
  [...ROOM.join('')].flatMap((tile, index) => (tile === letter ? [index] : []));

export const centerOf = (tile: number): Place => ({
  x: ((tile % COLUMNS) + 0.5) * TILE,
  y: (Math.floor(tile / COLUMNS) + 0.5) * TILE,
});

/** Returns the index of the tile at a position; undefined if it is outside the room. */
export function tileAt({x, y}: Place): number | undefined {
  const [column, row] = [Math.floor(x / TILE), Math.floor(y / TILE)];
  const isInside = column >= 0 && row >= 0 && column < COLUMNS && row < ROWS;
  return isInside ? row * COLUMNS + column : undefined;
}

export const WALLS: ReadonlySet<number> = new Set(tilesWith('#'));
export const FLOOR: ReadonlySet<number> = new Set(tilesWith('.'));
export const NESTS: readonly Place[] = tilesWith('n').map(centerOf);
export const BATTERY: Place = centerOf(tilesWith('b')[0] ?? 0);
