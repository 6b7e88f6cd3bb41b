import {counted} from '@screwbox/shared/text/counted';
import {type Scene, STEP_SECONDS} from '../Figure/scene';
import {createGame, type Game, LEVEL_SIZE, type Settings} from './createGame';
import {drawGame} from './drawGame';
import {stepGame} from './simulation';
import {createSprites, type Sprites} from './sprites';

let sprites: Sprites | undefined;

const scene: Scene<Game, Settings> = {
  create: () => createGame(),
  step(game, {values, held}) {
    const buttons = {left: held.has('left'), right: held.has('right'), jump: held.has('jump')};
    stepGame(game, buttons, values, STEP_SECONDS);
  },
  draw({context}, game, values) {
    sprites ??= createSprites();
    drawGame(context, game, values, sprites);
  },
  describe({score, screws, bugs, hero, phase}) {
    if (phase === 'won') {
      return `The hero has reached the toolbox with ${counted(score, 'screw')}.`;
    }
    const percent = Math.round((hero.x / LEVEL_SIZE.width) * 10) * 10;
    const all = counted(score + screws.length, 'screw');
    return [
      `The hero has gone ${percent} percent of the way to the toolbox and has ${score} of ${all}.`,
      `${counted(bugs.length, 'bug is', 'bugs are')} on patrol.`,
    ].join(' ');
  },
};

export default scene;
