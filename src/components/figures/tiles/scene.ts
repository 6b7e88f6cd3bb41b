import {counted} from '@screwbox/shared/text/counted';
import type {Random} from '../Figure/random';
import {type Pointer, type Scene, STEP_SECONDS, type Surface} from '../Figure/scene';
import {TILES, type TileValues} from './figure';
import {createIsland, hasTile, type TileGrid} from './map';
import {type QuarterLook, quarterLooks, tileIndex, type TileMask, tileMask} from './tileMask';

/** Seconds between automatic changes of a tile. They stop when the reader paints. */
const DEMO_SECONDS = 0.7;
/** Duration of the highlight of a changed tile, in seconds. */
const ANSWER_SECONDS = 0.5;

interface State extends TileGrid {
  readonly size: number;
  /** Whether the current press paints or erases; undefined without a press. */
  paints: boolean | undefined;
  /** Seconds until the next automatic change of a tile; infinite once the reader has painted. */
  untilDemo: number;
  /** Remaining seconds of each highlight, by index of the tile. */
  readonly answers: Map<number, number>;
}

const maskAt = (state: State, column: number, row: number): TileMask =>
  tileMask(column, row, (x, y) => hasTile(state, x, y));

function setTile(
  state: State,
  column: number,
  row: number,
  layout: TileValues['layout'],
  tile: boolean,
) {
  const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [column + x, row + y] as const));
  const indexes = (): number[] => around.map(([x, y]) => tileIndex(layout, maskAt(state, x, y)));
  const before = indexes();
  state.tiles[row * state.columns + column] = tile;
  const after = indexes();
  for (const [at, [x, y]] of around.entries()) {
    const isOther = before[at] !== after[at] || (x === column && y === row);
    if (isOther && hasTile(state, x, y)) state.answers.set(y * state.columns + x, ANSWER_SECONDS);
  }
}

function demonstrate(state: State, layout: TileValues['layout'], random: Random): void {
  const column = Math.floor(state.columns * (0.2 + random() * 0.6));
  const row = Math.floor(state.rows * (0.2 + random() * 0.6));
  setTile(state, column, row, layout, !hasTile(state, column, row));
}

function paint(state: State, {x, y, isDown}: Pointer, layout: TileValues['layout']): void {
  if (!isDown) {
    state.paints = undefined;
    return;
  }
  const [column, row] = [Math.floor(x / state.size), Math.floor(y / state.size)];
  if (column < 0 || row < 0 || column >= state.columns || row >= state.rows) return;
  const tile = hasTile(state, column, row);
  state.paints ??= !tile;
  if (tile !== state.paints) setTile(state, column, row, layout, state.paints);
}

function drawQuarter({context, colors}: Surface, look: QuarterLook, size: number): void {
  const edge = Math.max(2, Math.round(size / 4));
  const line = Math.max(1, Math.round(size / 10));
  context.fillStyle = colors.yellow;
  context.fillRect(0, 0, size, size);
  const border = (x: number, y: number, width: number, height: number, color: string): void => {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  };
  if (look === 'open above' || look === 'outer corner') {
    border(0, 0, size, edge, colors.green);
    border(0, 0, size, line, colors.ink);
  }
  if (look === 'open aside' || look === 'outer corner') {
    border(0, 0, edge, size, colors.green);
    border(0, 0, line, size, colors.ink);
  }
  if (look === 'outer corner') {
    border(0, 0, size, line, colors.ink);
    context.clearRect(0, 0, line, line);
    border(line, line, line, line, colors.ink);
  }
  if (look === 'inner corner') {
    border(0, 0, edge, edge, colors.green);
    border(0, 0, line, line, colors.ink);
  }
}

function drawTile(
  surface: Surface,
  looks: readonly QuarterLook[],
  x: number,
  y: number,
  size: number,
) {
  const {context} = surface;
  for (const [at, look] of looks.entries()) {
    context.save();
    context.translate(x + (at % 2) * size, y + (at < 2 ? 0 : size));
    context.scale(at % 2 === 0 ? 1 : -1, at < 2 ? 1 : -1);
    drawQuarter(surface, look, size / 2);
    context.restore();
  }
}

const scene: Scene<State, TileValues> = {
  create({size}, random) {
    const grid = createIsland(TILES.width / size, TILES.height / size, random);
    return {...grid, size, paints: undefined, untilDemo: DEMO_SECONDS, answers: new Map()};
  },
  step(state, {values, pointer, random}) {
    paint(state, pointer, values.layout);
    if (pointer.isDown) state.untilDemo = Number.POSITIVE_INFINITY;
    state.untilDemo -= STEP_SECONDS;
    if (state.untilDemo <= 0) {
      state.untilDemo = DEMO_SECONDS;
      demonstrate(state, values.layout, random);
    }
    for (const [index, seconds] of state.answers) {
      if (seconds <= STEP_SECONDS) state.answers.delete(index);
      else state.answers.set(index, seconds - STEP_SECONDS);
    }
  },
  draw(surface, state, {layout, hasNumbers}) {
    const {context, colors, font, pixel} = surface;
    const {columns, size} = state;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const [index, tile] of state.tiles.entries()) {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const [x, y] = [column * size, row * size];
      if (!tile) {
        context.fillStyle = colors.line;
        context.fillRect(x + size / 2 - 1, y + size / 2 - 1, 2, 2);
        continue;
      }
      const mask = maskAt(state, column, row);
      drawTile(surface, quarterLooks(layout, mask), x, y, size);
      const answer = state.answers.get(index);
      if (answer) {
        context.globalAlpha = answer / ANSWER_SECONDS;
        context.strokeStyle = colors.primary;
        context.lineWidth = 3 * pixel;
        context.strokeRect(x + 2, y + 2, size - 4, size - 4);
        context.globalAlpha = 1;
      }
      // Leaves out numbers that would be too small to read.
      if (!hasNumbers || size / pixel < 24) continue;
      context.fillStyle = colors.paper;
      context.font = font(Math.min(11, size / pixel / 2.6), 700);
      context.fillText(String(tileIndex(layout, mask)), x + size / 2, y + size / 2);
    }
  },
  describe(state, {layout}) {
    const masks = state.tiles.flatMap((tile, index) =>
      tile
        ? [
            tileIndex(
              layout,
              maskAt(state, index % state.columns, Math.floor(index / state.columns)),
            ),
          ]
        : [],
    );
    const pictures = counted(new Set(masks).size, 'picture', 'different pictures');
    return [
      `A map of ${state.columns} by ${state.rows} cells, ${masks.length} of them with a tile.`,
      `Together, they need ${pictures} of ${layout}.`,
    ].join(' ');
  },
  isGrabbable: () => true,
};

export default scene;
