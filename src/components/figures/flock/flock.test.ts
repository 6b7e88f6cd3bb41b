import {expect, test} from 'vitest';
import {createRandom} from '../Figure/random';
import {
  agreement,
  type Boid,
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

const boid = (x: number, y: number, velocityX: number, velocityY: number): Boid => ({
  x,
  y,
  velocityX,
  velocityY,
});

test('every boid keeps the speed of the rules', () => {
  const {boids} = flownFor(createFlock(createRandom(1), 30, 100, [CAGE], MIDDLE), DEFAULT_RULES, 2);
  for (const {velocityX, velocityY} of boids) {
    expect(Math.hypot(velocityX, velocityY)).toBeCloseTo(100, 9);
  }
});

test('without rules a boid flies straight on', () => {
  const state = {boids: [boid(0, 0, 100, 0), boid(10, 0, 0, 100)], obstacles: []};
  flownFor(state, STILL, 1);
  expect(state.boids[0]?.x).toBeCloseTo(100, 6);
  expect(state.boids[1]?.y).toBeCloseTo(100, 6);
});

test('alignment alone turns a boid as far as its strength says', () => {
  const state = {boids: [boid(0, 0, 100, 0), boid(10, 10, 0, 100)], obstacles: []};
  stepFlock(state, {...STILL, alignmentStrength: 6}, 0.1);
  // By 0.6 of the way from (100, 0) to (0, 100), then brought to the constant speed.
  const length = Math.hypot(40, 60);
  expect(state.boids[0]?.velocityX).toBeCloseTo((40 / length) * 100, 9);
  expect(state.boids[0]?.velocityY).toBeCloseTo((60 / length) * 100, 9);
});

test('cohesion turns a boid to its neighbor, separation away from it', () => {
  const pair = (): FlockState => ({
    boids: [boid(0, 0, 100, 0), boid(20, 20, 100, 0)],
    obstacles: [],
  });
  const together = pair();
  stepFlock(together, {...STILL, cohesionStrength: 4}, 0.1);
  expect(together.boids[0]?.velocityY).toBeGreaterThan(0);
  const apart = pair();
  stepFlock(apart, {...STILL, separationStrength: 4}, 0.1);
  expect(apart.boids[0]?.velocityY).toBeLessThan(0);
});

test('with frontal perception, a boid overlooks one that comes towards it', () => {
  const meeting = (): FlockState => ({
    boids: [boid(0, 0, 100, 0), boid(20, 20, -100, -50)],
    obstacles: [],
  });
  const blind = meeting();
  stepFlock(blind, {...DEFAULT_RULES}, 0.05);
  expect(blind.boids[0]).toMatchObject({velocityX: 100, velocityY: 0});
  const seeing = meeting();
  stepFlock(seeing, {...DEFAULT_RULES, perceptFrontalOnly: false}, 0.05);
  expect(seeing.boids[0]?.velocityY).not.toBe(0);
});

test('aligned boids come to fly in one direction, those without rules do not', () => {
  const after = (rules: FlockRules): number =>
    agreement(flownFor(createFlock(createRandom(4), 40, 100, [], MIDDLE), rules, 1).boids);
  const wide = {perceptionRadius: 1000, perceptFrontalOnly: false};
  expect(after({...STILL, ...wide, alignmentStrength: 6})).toBeGreaterThan(0.99);
  expect(after(STILL)).toBeLessThan(0.4);
});

test('boids turn back before the border of their cage and around what stands in it', () => {
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
  // The block takes a sixteenth of the cage; few boids pass even its middle.
  expect(inside / (20 * 60)).toBeLessThan(1 / 50);
});

test('the same seed and steps give the same flock', () => {
  const flown = (seed: number) =>
    flownFor(createFlock(createRandom(seed), 20, 100, [CAGE], MIDDLE), DEFAULT_RULES, 2).boids;
  expect(flown(9)).toEqual(flown(9));
  expect(flown(9)).not.toEqual(flown(10));
});
