import {drawPictures, paintOf} from '../pixel-art/drawPictures';
import type {Game} from './createGame';
import art from './pictures.json';
import {BATTERY, centerOf, COLUMNS, type Place, ROOM, ROWS, TILE} from './room';

type PictureName = keyof typeof art.pictures;

const TILES: Readonly<Record<string, PictureName>> = {
  '#': 'wall',
  '.': 'floor',
  n: 'nest',
  b: 'battery',
};

export interface Sprites {
  readonly frames: ReadonlyMap<string, readonly OffscreenCanvas[]>;
  readonly room: OffscreenCanvas;
}

/** @throws Error if the browser does not support `OffscreenCanvas` */
export function createSprites(): Sprites {
  const frames = drawPictures(art);
  const room = new OffscreenCanvas(COLUMNS * TILE, ROWS * TILE);
  const paint = paintOf(room);
  for (const [y, row] of ROOM.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const picture = frames.get(TILES[letter] ?? 'floor')?.[0];
      if (picture) paint.drawImage(picture, x * TILE, y * TILE);
    }
  }
  return {frames, room};
}

export function drawGame(
  context: CanvasRenderingContext2D,
  {frames, room}: Sprites,
  game: Game,
  marked: number | undefined,
): void {
  const draw = (name: PictureName, {x, y}: Place, to: Place = {x: 0, y: -1}): void => {
    const pictures = frames.get(name) ?? [];
    const picture = pictures[Math.floor(game.time / 0.12) % pictures.length];
    if (!picture) return;
    context.save();
    context.translate(x, y);
    context.rotate(Math.atan2(to.x, -to.y));
    context.drawImage(picture, -picture.width / 2, -picture.height / 2);
    context.restore();
  };
  context.imageSmoothingEnabled = false;
  context.drawImage(room, 0, 0);
  for (const tile of game.crates) draw('crate', centerOf(tile));
  for (const bug of game.bugs) draw('bug', bug, {x: bug.velocityX, y: bug.velocityY});
  for (const shot of game.shots) draw('shot', shot, {x: shot.velocityX, y: shot.velocityY});
  draw('turret', BATTERY, game.aim);
  for (const {x, y, left, life, size, color} of game.particles) {
    context.globalAlpha = left / life;
    context.fillStyle = color;
    context.fillRect(x - size / 2, y - size / 2, size, size);
  }
  context.globalAlpha = 1;
  if (marked === undefined) return;
  const {x, y} = centerOf(marked);
  context.strokeStyle = '#fff';
  context.strokeRect(x - TILE / 2, y - TILE / 2, TILE, TILE);
}
