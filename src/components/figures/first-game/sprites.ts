import {drawPictures, paintOf} from '../pixel-art/drawPictures';
import art from './pictures.json';
import {TILE} from './collisions';
import {LEVEL} from './level';
import {LEVEL_SIZE} from './createGame';

export type PictureName = keyof typeof art.pictures;

const TILES: Readonly<Record<string, PictureName>> = {
  '#': 'grass',
  ':': 'earth',
  '=': 'plank',
  g: 'toolbox',
};

/** Images of the game. They are drawn once, so that a frame only has to copy them. */
export interface Sprites {
  frames(name: PictureName): readonly OffscreenCanvas[];
  readonly background: OffscreenCanvas;
}

/** @throws Error if the browser does not support `OffscreenCanvas` */
export function createSprites(): Sprites {
  const drawn = drawPictures(art);
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
