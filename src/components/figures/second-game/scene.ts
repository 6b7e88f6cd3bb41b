import {type Scene, STEP_SECONDS, type Surface} from '../Figure/scene';
import {createGame, type Game, type Settings} from './createGame';
import {createSprites, drawGame, type Sprites} from './drawGame';
import {ROWS, TILE} from './room';
import {stepGame, tileUnder} from './simulation';

const BORDER = {x: 8, y: 2} as const;

interface State {
  readonly game: Game;
  marked: number | undefined;
}

let sprites: Sprites | undefined;

function headline({phase, secondsLeft, wave}: Game): string {
  switch (phase) {
    case 'building':
      return `Bugs in ${Math.max(0, Math.ceil(secondsLeft))}`;
    case 'defending':
      return `Wave ${wave}`;
    case 'lost':
      return 'Battery empty. Press to play again';
  }
}

const scoreText = ({score, best}: Game): string => `Score ${score}, best ${best}`;

const chargeText = ({charge}: Game): string => `Battery ${charge}`;

const stockText = ({stock}: Game): string => `Crates ${stock}`;

function drawTexts({context, font, width, pixel}: Surface, game: Game): void {
  const bottom = BORDER.y + (ROWS - 0.5) * TILE;
  const write = (text: string, x: number, y: number, align: CanvasTextAlign): void => {
    context.textAlign = align;
    context.fillText(text, x, y);
  };
  // Text does not shrink on phones, so it needs a background to be readable on the walls.
  context.fillStyle = 'rgb(22 26 43 / 0.75)';
  context.fillRect(0, 0, width, Math.max(18, 20 * pixel));
  context.fillRect(0, bottom - 8, width, Math.max(18, 20 * pixel));
  context.fillStyle = '#fff';
  context.font = font(12, 700);
  context.textBaseline = 'middle';
  write(headline(game), BORDER.x, 10, 'left');
  write(chargeText(game), width - BORDER.x, 10, 'right');
  write(scoreText(game), BORDER.x, bottom, 'left');
  write(stockText(game), width - BORDER.x, bottom, 'right');
}

const scene: Scene<State, Settings> = {
  create: () => ({game: createGame(), marked: undefined}),
  step(state, {values, pointer, random}) {
    const place = {...pointer, x: pointer.x - BORDER.x, y: pointer.y - BORDER.y};
    stepGame(state.game, place, values, random, STEP_SECONDS);
    state.marked = pointer.isInside ? tileUnder(state.game, place) : undefined;
  },
  draw(surface, {game, marked}) {
    sprites ??= createSprites();
    const {context, width, height} = surface;
    context.fillStyle = '#161a2b';
    context.fillRect(0, 0, width, height);
    const shake = Math.sin(game.time * 90) * game.shaking * 4;
    context.save();
    context.translate(BORDER.x + shake, BORDER.y);
    drawGame(context, sprites, game, marked);
    context.restore();
    drawTexts(surface, game);
  },
  describe: ({game}) =>
    [headline(game), chargeText(game), scoreText(game), stockText(game)].join('. '),
  isGrabbable: (_, __, y) => y > TILE && y < (ROWS - 1) * TILE,
};

export default scene;
