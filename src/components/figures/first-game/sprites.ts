import art from './pictures.json';
import {TILE} from './collisions';
import {LEVEL} from './level';
import {LEVEL_SIZE} from './createGame';

export type PictureName = keyof typeof art.pictures;

const PALETTE: Readonly<Record<string, string>> = art.palette;
const TILES: Readonly<Record<string, PictureName>> = {
  '#': 'grass',
  ':': 'earth',
  '=': 'plank',
  g: 'toolbox',
};

type Paint = OffscreenCanvasRenderingContext2D;

function paintOf(canvas: OffscreenCanvas): Paint {
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('This browser does not draw on a canvas.');
  return paint;
}

function drawFrame(rows: readonly string[]): OffscreenCanvas {
  const canvas = new OffscreenCanvas(rows[0]?.length ?? 1, rows.length);
  const paint = paintOf(canvas);
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const color = PALETTE[letter];
      if (color !== undefined) {
        paint.fillStyle = color;
        paint.fillRect(x, y, 1, 1);
      }
    }
  }
  return canvas;
}

/** The pictures of the game, drawn once, so that a frame only copies them. */
export interface Sprites {
  /** The frames of an animation. */
  frames(name: PictureName): readonly OffscreenCanvas[];
  /** All that does not move, in the size of the level. */
  readonly background: OffscreenCanvas;
}

/** @throws when the browser has no canvas outside of the page */
export function createSprites(): Sprites {
  const drawn = new Map<string, OffscreenCanvas[]>();
  for (const [name, frames] of Object.entries(art.pictures)) drawn.set(name, frames.map(drawFrame));
  const frames = (name: PictureName) => drawn.get(name) ?? [];
  const background = new OffscreenCanvas(LEVEL_SIZE.width, LEVEL_SIZE.height);
  const paint = paintOf(background);
  for (const [y, row] of LEVEL.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const name = TILES[letter];
      const picture = name && frames(name)[0];
      if (picture) paint.drawImage(picture, (x + 0.5) * TILE - picture.width / 2, y * TILE);
    }
  }
  return {frames, background};
}
