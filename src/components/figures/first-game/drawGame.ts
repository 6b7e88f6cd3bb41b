import {TILE} from './collisions';
import {LEVEL} from './level';
import {type Game, type Settings, VIEW} from './createGame';
import {darkness} from './simulation';
import type {PictureName, Sprites} from './sprites';
import {jumpArc} from './stepHero';

const SKY = '#9fd3e6';
const PARALLAX = 0.5;

const CLOUDS = LEVEL.flatMap((row, y) =>
  [...row].flatMap((tile, x) => (tile === 'c' ? [{x: (x + 0.5) * TILE, y: (y + 0.5) * TILE}] : [])),
);

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function heroPicture({hero}: Game): PictureName {
  if (!hero.isOnGround) return 'hero-jump';
  return Math.abs(hero.velocityX) > 10 ? 'hero-run' : 'hero-stand';
}

function drawResult(context: CanvasRenderingContext2D, {score}: Game): void {
  context.fillStyle = SKY;
  context.fillRect(0, 0, VIEW.width, VIEW.height);
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  for (const [index, text] of ['WELL DONE', `${score} SCREWS`].entries()) {
    context.fillText(text, VIEW.width / 2, VIEW.height / 2 - 14 + index * 28);
  }
}

export function drawGame(
  context: CanvasRenderingContext2D,
  game: Game,
  settings: Settings,
  sprites: Sprites,
): void {
  context.imageSmoothingEnabled = false;
  context.font = 'bold 14px ui-monospace, monospace';
  context.textBaseline = 'middle';
  if (game.phase === 'won') {
    drawResult(context, game);
    return;
  }
  const left = Math.round(game.cameraX - VIEW.width / 2);
  const draw = (name: PictureName, place: Place, frameSeconds: number, isFlipped = false): void => {
    const frames = sprites.frames(name);
    const frame = frames[Math.floor(game.time / frameSeconds) % frames.length];
    if (!frame) return;
    context.save();
    context.translate(
      Math.round(place.x + place.width / 2),
      Math.round(place.y + place.height / 2),
    );
    context.scale(isFlipped ? -1 : 1, 1);
    context.drawImage(frame, -frame.width / 2, -frame.height / 2);
    context.restore();
  };

  context.fillStyle = SKY;
  context.fillRect(0, 0, VIEW.width, VIEW.height);
  context.save();
  context.translate(VIEW.width / 2 - game.cameraX * PARALLAX, 0);
  for (const cloud of CLOUDS) draw('cloud', {...cloud, width: 0, height: 0}, 1);
  context.restore();
  context.save();
  context.translate(-left, 0);
  context.drawImage(sprites.background, 0, 0);
  for (const screw of game.screws) draw('screw', screw, 0.15);
  for (const bug of game.bugs) draw('bug', bug, 0.15, bug.velocityX < 0);
  if (heroPicture(game) === 'hero-stand' || game.time === 0) {
    context.fillStyle = 'rgb(255 255 255 / 0.7)';
    for (const {x, y} of jumpArc(game, settings)) context.fillRect(x - 1, y - 1, 2, 2);
  }
  const heroSeconds = heroPicture(game) === 'hero-stand' ? 0.6 : 0.1;
  draw(heroPicture(game), game.hero, heroSeconds, game.hero.facesLeft);
  for (const {x, y, color} of game.particles) {
    context.fillStyle = color;
    context.fillRect(Math.round(x) - 1, Math.round(y) - 1, 3, 3);
  }
  context.restore();

  context.fillStyle = '#fff';
  context.fillText(`SCREWS: ${game.score}`, 8, 14);
  context.fillStyle = `rgb(0 0 0 / ${darkness(game)})`;
  context.fillRect(0, 0, VIEW.width, VIEW.height);
}
