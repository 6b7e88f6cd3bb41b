import {expect, test} from 'vitest';
import {createRandom} from '../Figure/random';
import {
  agreement,
  createFlock,
  DEFAULT_RULES,
  type FlockObstacle,
  type FlockRules,
  type FlockState,
  stepFlock,
} from './flock';

const MIDDLE = {x: 320, y: 180};
const CAGE: FlockObstacle = {x: 0, y: 0, width: 640, height: 360, isContainer: true};
const STILL: FlockRules = {
  ...DEFAULT_RULES,
  separationStrength: 0,
  alignmentStrength: 0,
  cohesionStrength: 0,
};

function flownFor(state: FlockState, rules: FlockRules, seconds: number): FlockState {
  for (let step = 0; step < seconds * 60; step += 1) stepFlock(state, rules, 1 / 60);
  return state;
}

test('Aligned boids end up flying in one direction, those without rules do not', () => {
  const after = (rules: FlockRules): number =>
    agreement(flownFor(createFlock(createRandom(4), 40, 100, [], MIDDLE), rules, 1).boids);
  const wide = {perceptionRadius: 1000, perceptFrontalOnly: false};
  expect(after({...STILL, ...wide, alignmentStrength: 6})).toBeGreaterThan(0.99);
  expect(after(STILL)).toBeLessThan(0.4);
});

test('Boids turn before the border of their cage and around obstacles', () => {
  const block: FlockObstacle = {x: 260, y: 120, width: 120, height: 120, isContainer: false};
  const state = createFlock(createRandom(2), 60, 100, [CAGE, block], {x: 120, y: 180});
  let inside = 0;
  for (let second = 0; second < 20; second += 1) {
    flownFor(state, DEFAULT_RULES, 1);
    inside += state.boids.filter(({x, y}) => x > 270 && x < 370 && y > 130 && y < 230).length;
  }
  for (const {x, y} of state.boids) {
    expect(x).toBeGreaterThan(-80);
    expect(x).toBeLessThan(720);
    expect(y).toBeGreaterThan(-80);
    expect(y).toBeLessThan(440);
  }
  // The obstacle covers a sixteenth of the cage. Few boids should cross even its middle.
  expect(inside / (20 * 60)).toBeLessThan(1 / 50);
});
