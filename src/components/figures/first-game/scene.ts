import {translate} from '@docusaurus/Translate';
import {counted} from '../Figure/counted';
import {type Scene, STEP_SECONDS} from '../Figure/scene';
import {createGame, type Game, LEVEL_SIZE, type Settings} from './createGame';
import {drawGame} from './drawGame';
import {stepGame} from './simulation';
import {createSprites, type Sprites} from './sprites';

let sprites: Sprites | undefined;

const scene: Scene<Game, Settings> = {
  create: () => createGame(),
  step(game, {values, held}) {
    const isHeld = (name: string) => held?.has(name) ?? false;
    const buttons = {left: isHeld('left'), right: isHeld('right'), jump: isHeld('jump')};
    stepGame(game, buttons, values, STEP_SECONDS);
  },
  draw({context}, game, values) {
    sprites ??= createSprites();
    drawGame(context, game, values, sprites);
  },
  describe({score, screws, bugs, hero, phase}) {
    if (phase === 'won') {
      return translate(
        {
          id: 'figure.firstGame.won',
          message: 'The hero has reached the toolbox with {screws}.',
          description: 'What the figure of the first game shows, in words',
        },
        {screws: screwsText(score)},
      );
    }
    return translate(
      {
        id: 'figure.firstGame.state',
        message:
          'The hero has gone {progress} percent of the way to the toolbox and has {score} of {screws}. {bugs} on patrol.',
        description: 'What the figure of the first game shows, in words',
      },
      {
        progress: Math.round((hero.x / LEVEL_SIZE.width) * 10) * 10,
        score,
        screws: screwsText(score + screws.length),
        bugs: counted(
          bugs.length,
          translate({
            id: 'figure.firstGame.bugs',
            message: '{count} bug is|{count} bugs are',
            description:
              'Part of what the figure of the first game shows; forms for one and for more',
          }),
        ),
      },
    );
  },
};

/** A number of screws. */
function screwsText(count: number): string {
  return counted(
    count,
    translate({
      id: 'figure.firstGame.screws',
      message: '{count} screw|{count} screws',
      description: 'Part of what the figure of the first game shows; forms for one and for more',
    }),
  );
}

export default scene;
