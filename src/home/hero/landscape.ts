import type {Box} from '../../components/figures/collisions/separation';

/** A position in the scene, y pointing down. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A landscape in scene units. A unit is one pixel of the pixel art. */
export interface Landscape {
  readonly width: number;
  readonly height: number;
  readonly ground: readonly Box[];
  /** Ledges that only stop bodies from above. */
  readonly ledges: readonly Box[];
  readonly pond: Box;
  readonly trunk: Box;
  readonly crown: readonly Box[];
  readonly canopy: Box;
  /** Center of the sun, or of the moon in the dark theme. */
  readonly sun: Place;
  /** Left edge of the area with stars. The text is to the left of it. */
  readonly starsFrom: number;
  readonly clouds: readonly Box[];
  readonly flowers: readonly Place[];
  readonly screws: readonly Place[];
  readonly start: Place;
}

export const BOX_SIZE = 14;
const HEIGHT = 150;
export const GROUND = 120;
const DEEP = 60;
const POND_DEPTH = 27;

const box = (x: number, y: number, width: number, height: number): Box => ({x, y, width, height});

/** Circles of leaves around the top of the trunk: horizontal offset, vertical offset, radius. */
const CROWN = [
  [0, 66, 15],
  [-14, 56, 12],
  [13, 58, 13],
  [-3, 50, 12],
] as const;
const ROW = 3;

function crownAt(x: number): Box[] {
  const rows: Box[] = [];
  for (let y = GROUND - 84; y < GROUND - 38; y += ROW) {
    const spans = CROWN.flatMap(([aside, height, radius]) => {
      const half = Math.round(Math.sqrt(radius ** 2 - (y + ROW / 2 - GROUND + height) ** 2));
      return half > 0 ? [[x + aside - half, x + aside + half] as const] : [];
    });
    if (spans.length === 0) continue;
    const left = Math.min(...spans.map(([from]) => from));
    rows.push(box(left, y, Math.max(...spans.map(([, to]) => to)) - left, ROW));
  }
  return rows;
}

interface Layout {
  readonly width: number;
  readonly pond: readonly [x: number, width: number];
  readonly tree: number;
  readonly ledges: readonly (readonly [x: number, y: number, width: number])[];
  readonly clouds: readonly (readonly [x: number, y: number])[];
  readonly flowers: readonly number[];
  readonly screws: readonly (readonly [x: number, y: number])[];
  readonly start: number;
  readonly sun: readonly [x: number, y: number];
  readonly starsFrom: number;
}

function landscapeOf({width, pond: [pondX, pondWidth], tree, ...layout}: Layout): Landscape {
  const shore = pondX + pondWidth;
  return {
    width,
    height: HEIGHT,
    ground: [
      box(-40, GROUND, pondX + 40, DEEP),
      box(shore, GROUND, width + 40 - shore, DEEP),
      box(pondX, GROUND + POND_DEPTH, pondWidth, DEEP - POND_DEPTH),
    ],
    ledges: layout.ledges.map(([x, y, length]) => box(x, y, length, 8)),
    pond: box(pondX, GROUND + 2, pondWidth, POND_DEPTH - 2),
    trunk: box(tree - 3, GROUND - 44, 7, 44),
    crown: crownAt(tree),
    canopy: box(tree - 24, GROUND - 72, 49, 23),
    sun: {x: layout.sun[0], y: layout.sun[1]},
    starsFrom: layout.starsFrom,
    clouds: layout.clouds.flatMap(([x, y]) => [
      box(x + 6, y, 14, 3),
      box(x + 2, y + 3, 26, 3),
      box(x, y + 6, 34, 3),
    ]),
    flowers: layout.flowers.map((x) => ({x, y: GROUND - 3})),
    screws: layout.screws.map(([x, y]) => ({x, y})),
    start: {x: layout.start, y: GROUND - BOX_SIZE},
  };
}

/** Landscape for windows that are wide enough for text next to the scene. */
export const WIDE = landscapeOf({
  width: 480,
  pond: [268, 84],
  tree: 440,
  ledges: [
    [232, 84, 34],
    [292, 62, 40],
    [360, 84, 36],
  ],
  clouds: [
    [240, 16],
    [352, 30],
    [436, 10],
  ],
  flowers: [18, 74, 122, 168, 214, 376, 412, 466],
  screws: [
    [246, 66],
    [309, 44],
    [375, 66],
    [466, 104],
  ],
  start: 200,
  sun: [350, 25],
  starsFrom: 216,
});

/** Landscape for narrow windows, where the scene is below the text. */
export const NARROW = landscapeOf({
  width: 240,
  pond: [88, 62],
  tree: 206,
  ledges: [
    [64, 86, 30],
    [104, 62, 34],
    [150, 86, 28],
  ],
  clouds: [
    [14, 18],
    [110, 10],
  ],
  flowers: [12, 60, 164, 232],
  screws: [
    [76, 68],
    [117, 44],
    [161, 68],
  ],
  start: 26,
  sun: [66, 26],
  starsFrom: 0,
});
