import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readStages} from '../../../plugins/tutorials/readStages';
import {COLLIDERS, TILE} from './collisions';
import {LEVEL} from './level';
import {defaultValues} from '../Figure/parameters';
import {FIRST_GAME} from './figure';
import {createGame, type Game, RULES} from './createGame';
import {stepGame} from './simulation';
import {type Buttons} from './stepHero';

const FRAME = 1 / 60;
const SETTINGS = defaultValues(FIRST_GAME.parameters);
const NONE: Buttons = {left: false, right: false, jump: false};
const stages = readStages(path.resolve(__dirname, '../../../../examples/first-game/stages'));
const java = (file: string) => stages.at(-1)?.get(file) ?? '';

function play(game: Game, seconds: number, buttons: Partial<Buttons> = {}): void {
  for (let time = 0; time < seconds; time += FRAME)
    stepGame(game, {...NONE, ...buttons}, SETTINGS, FRAME);
}

function standing(): Game {
  const game = createGame();
  game.bugs = [];
  play(game, 1);
  return game;
}

describe('The figure of the first game', () => {
  it('has the same level as the Java code', () => {
    const [, text = ''] = /"""\n([^]*?) *"""/.exec(java('Level.java')) ?? [];
    expect(LEVEL.map((row) => `        ${row}\n`).join('')).toBe(text);
    expect(new Set(LEVEL.map(({length}) => length)).size).toBe(1);
  });

  it.each([
    ['GameScene.java', `new GravityComponent(Vector.y(${SETTINGS.gravity}))`],
    ['Player.java', `control.acceleration = ${RULES.acceleration}`],
    ['Player.java', `jump.acceleration = ${SETTINGS.jump}`],
    ['Player.java', `new CameraTargetComponent(${RULES.cameraSpeed})`],
    ['Bug.java', `new PatrolMovementComponent(${SETTINGS.bugSpeed})`],
    ['DangerSystem.java', `velocity.y() > ${RULES.fallOntoBug}`],
    ['DangerSystem.java', `replaceY(-${RULES.bounce})`],
    ['DangerSystem.java', `outroDurationMillis(${RULES.fade * 1000})`],
  ])('uses the same values as %s: %s', (file, code) => {
    expect(java(file)).toContain(code);
  });
});

describe('The game', () => {
  it('counts each screw only once', () => {
    const game = standing();
    const [screw] = game.screws;
    const before = game.screws.length;
    if (!screw) throw new Error('no screw');
    Object.assign(game.hero, {x: screw.x, y: screw.y});
    play(game, 0.1);
    expect([game.score, game.screws.length]).toEqual([1, before - 1]);
  });

  it('squashes a bug that the hero falls onto, and throws the hero up', () => {
    const game = createGame();
    const [bug] = game.bugs;
    if (!bug) throw new Error('no bug');
    Object.assign(game.hero, {x: bug.x, y: bug.y - 40});
    const before = game.bugs.length;
    while (game.bugs.length === before && game.time < 2) stepGame(game, NONE, SETTINGS, FRAME);
    expect(game.phase).toBe('playing');
    expect(game.hero.velocityY).toBe(-RULES.bounce);
  });

  it('starts again when a bug walks into the hero', () => {
    const game = createGame();
    const [bug] = game.bugs;
    if (!bug) throw new Error('no bug');
    Object.assign(game.hero, {x: bug.x - 13, y: bug.y - 4});
    game.score = 5;
    play(game, 0.1, {right: true});
    expect(game.phase).toBe('lost');
    play(game, 1);
    expect([game.phase, game.score, game.isAgain]).toEqual(['playing', 0, true]);
  });

  it('starts again when the hero falls out of the level', () => {
    const game = standing();
    Object.assign(game.hero, {x: 50 * TILE, y: 200});
    play(game, 1);
    expect(game.isAgain).toBe(true);
  });

  it('keeps each bug on the ground where it patrols', () => {
    const game = createGame();
    const count = game.bugs.length;
    Object.assign(game.hero, {x: 2 * TILE, y: 0});
    for (let second = 0; second < 30; second += 1) {
      play(game, 1);
      game.hero.x = 2 * TILE;
    }
    expect(game.bugs.map(({y, height}) => Math.round(y + height))).toEqual(
      Array.from({length: count}, () => 12 * TILE),
    );
  });

  it('can be won by a hero who runs to the right and jumps at ledges and walls', () => {
    const game = standing();
    for (let frame = 0; frame < 60 * 60 && game.phase !== 'won'; frame += 1) {
      const {hero} = game;
      const ahead = hero.x + hero.width + 14;
      const isGap = !COLLIDERS.some(
        ({x, width, y}) =>
          ahead > x && ahead < x + width && Math.abs(y - hero.y - hero.height) < TILE,
      );
      const isWall = COLLIDERS.some(
        ({x, width, y, height, isOneWay}) =>
          !isOneWay &&
          ahead > x &&
          ahead < x + width &&
          y < hero.y + hero.height - 1 &&
          y + height > hero.y,
      );
      const jump = hero.isOnGround && (isGap || isWall);
      stepGame(game, {left: false, right: true, jump}, SETTINGS, FRAME);
    }
    expect([game.phase, game.isAgain]).toEqual(['won', false]);
  });
});
