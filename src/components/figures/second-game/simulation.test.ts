import {describe, expect, test} from 'vitest';
import {createRandom} from '../Figure/random';
import type {Pointer} from '../Figure/scene';
import {createGame, type Game, type Settings} from './createGame';
import {BATTERY, COLUMNS, type Place} from './room';
import {stepGame} from './simulation';

const SECONDS = 1 / 60;
const SETTINGS: Settings = {bugSpeed: 30, reload: 0.2, algorithm: 'AStarAlgorithm'};
const AWAY: Pointer = {x: 0, y: 0, isDown: false, isInside: false};

const at = ({x, y}: Place, isDown = false): Pointer => ({x, y, isDown, isInside: true});

function createPlayed(): {game: Game; step: (pointer: Pointer, count?: number) => void} {
  const random = createRandom(1);
  const game = createGame();
  return {
    game,
    step(pointer, count = 1) {
      for (let made = 0; made < count; made += 1) {
        stepGame(game, pointer, SETTINGS, random, SECONDS);
      }
    },
  };
}

/** Pointer position at which no shot hits anything. */
const IDLE = at({x: 8, y: 8});

describe('The second game', () => {
  test('sends five bugs after eight seconds, and eight bugs in the next wave', () => {
    const {game, step} = createPlayed();
    step(IDLE, 479);
    expect(game.phase).toBe('building');
    step(IDLE, 2);
    expect(game).toMatchObject({phase: 'defending', wave: 1});
    expect(game.bugsToCome + game.bugs.length).toBe(5);
    game.bugsToCome = 0;
    game.bugs = [];
    step(IDLE, 485);
    expect(game.bugsToCome + game.bugs.length).toBe(8);
  });

  test('is lost if bugs empty the battery, and a click restarts it but keeps the best score', () => {
    const {game, step} = createPlayed();
    game.score = 7;
    step(IDLE, 1500);
    expect(game).toMatchObject({phase: 'lost', charge: 0, best: 7});
    step({...IDLE, isDown: true});
    expect(game).toMatchObject({phase: 'building', charge: 5, score: 0, best: 7});
  });

  test('lets the turret defend the battery while nobody plays', () => {
    const {game, step} = createPlayed();
    step(AWAY, 1500);
    expect(game.score).toBeGreaterThan(4);
    expect(game.charge).toBe(5);
  });

  test('lets bugs dig a tunnel if crates block all paths to the battery', () => {
    const {game, step} = createPlayed();
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-COLUMNS, 0, COLUMNS]) game.crates.add(5 * COLUMNS + 9 + dx + dy);
    }
    game.crates.delete(5 * COLUMNS + 9);
    step(IDLE, 560);
    expect(game.bugs[0]?.path.at(-1)).toEqual(BATTERY);
    expect(game.bugs[0]?.path.length).toBeLessThanOrEqual(2);
  });
});
