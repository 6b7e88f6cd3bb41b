import {describe, expect, test} from 'vitest';
import {createRandom} from '../Figure/random';
import type {Pointer} from '../Figure/scene';
import {createGame, type Game, type Settings} from './createGame';
import {BATTERY, centerOf, COLUMNS, type Place} from './room';
import {stepGame} from './simulation';

const SECONDS = 1 / 60;
const SETTINGS: Settings = {bugSpeed: 30, reload: 0.2, algorithm: 'AStarAlgorithm'};
const AWAY: Pointer = {x: 0, y: 0, isDown: false, isInside: false};
const FLOOR_TILE = 3 * COLUMNS + 5;

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
  test('sends five bugs after eight seconds, and eight in the next wave', () => {
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

  test('places a crate with a press and removes it with the next, but not while the button is held', () => {
    const {game, step} = createPlayed();
    const floor = centerOf(FLOOR_TILE);
    step(at(floor, true), 10);
    expect([...game.crates]).toEqual([FLOOR_TILE]);
    expect(game.stock).toBe(2);
    step(at(floor));
    step(at(floor, true));
    expect(game.crates.size).toBe(0);
    expect(game.stock).toBe(3);
  });

  test('places nothing on walls, nests and the battery, or during a wave', () => {
    const {game, step} = createPlayed();
    for (const place of [{x: 8, y: 8}, {x: 24, y: 24}, BATTERY]) {
      step(at(place));
      step(at(place, true));
    }
    step(IDLE, 490);
    step(at(centerOf(FLOOR_TILE), true));
    expect(game.crates.size).toBe(0);
  });

  test('fires five shots per second during a wave while the button is held, and none before', () => {
    const {game, step} = createPlayed();
    const up = {x: BATTERY.x, y: 8};
    step(at(up, true), 470);
    expect(game.shots).toEqual([]);
    step(at(up), 20);
    game.shots = [];
    step(at(up, true), 14);
    expect(game.shots).toHaveLength(2);
    expect(game.shots[0]?.x).toBeCloseTo(BATTERY.x);
  });

  test('counts a bug once the second hit has destroyed it', () => {
    const {game, step} = createPlayed();
    step(IDLE, 490);
    const place = {x: BATTERY.x + 60, y: BATTERY.y};
    game.bugs = [{...place, velocityX: 0, velocityY: 0, speed: 0, path: [place], shell: 2}];
    game.bugsToCome = 0;
    step(at(place, true), 17);
    expect(game.bugs[0]?.shell).toBe(1);
    expect(game.score).toBe(0);
    step(at(place, true), 12);
    expect(game).toMatchObject({bugs: [], score: 1});
  });

  test('stops a shot at a crate', () => {
    const {game, step} = createPlayed();
    step(IDLE, 490);
    game.crates.add(5 * COLUMNS + 12);
    const place = {x: BATTERY.x + 100, y: BATTERY.y};
    game.bugs = [{...place, velocityX: 0, velocityY: 0, speed: 0, path: [place], shell: 2}];
    game.bugsToCome = 0;
    step(at(place, true), 60);
    expect(game.bugs[0]?.shell).toBe(2);
  });

  test('is lost if bugs empty the battery, and a click starts it again with the best score kept', () => {
    const {game, step} = createPlayed();
    game.score = 7;
    step(IDLE, 1500);
    expect(game).toMatchObject({phase: 'lost', charge: 0, best: 7});
    step({...IDLE, isDown: true});
    expect(game).toMatchObject({phase: 'building', charge: 5, score: 0, best: 7});
  });

  test('defends itself while nobody plays', () => {
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
