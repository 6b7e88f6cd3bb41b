import {expect, test} from 'vitest';
import {createRandom} from '../Figure/random';
import {createSplit, GROUND, hit, jump, type SplitState, stepSplit, WORLD} from './split';

const SETTINGS = {count: 4, maxSpeed: 2, zoom: 1, strength: 10};

function after(seconds: number, seed = 1, settings = SETTINGS): SplitState {
  const state = createSplit(createRandom(seed));
  for (let step = 0; step < seconds * 60; step += 1) stepSplit(state, settings, 1 / 60);
  return state;
}

test('In each second, a camera covers the fraction of the distance that its speed specifies', () => {
  const state = createSplit(createRandom(1));
  const [walker] = state.walkers;
  const [camera] = state.cameras;
  if (!walker || !camera) throw new Error('There is nobody to follow.');
  walker.speed = 0;
  walker.x = 400;
  camera.x = 300;
  stepSplit(state, SETTINGS, 0.1);
  expect(camera.x).toBeCloseTo(300 + 100 * 2 * 0.1, 9);
});

test('A fast camera reaches its target without overshooting', () => {
  const {cameras, walkers} = after(1, 1, {...SETTINGS, maxSpeed: 1000});
  expect(cameras[0]?.x).toBeCloseTo(walkers[0]?.x ?? Number.NaN, 9);
});

test('Walkers stay in the world and on the ground', () => {
  for (const {x, height} of after(30).walkers) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(WORLD.width - 20);
    expect(height).toBe(0);
  }
});

test('A jump ends at its start height, and a second one in the air has no effect', () => {
  const state = createSplit(createRandom(2));
  const [walker] = state.walkers;
  if (!walker) throw new Error('There is nobody to jump.');
  jump(walker);
  stepSplit(state, SETTINGS, 0.1);
  expect(walker.height).toBeGreaterThan(0);
  const {climb} = walker;
  jump(walker);
  expect(walker.climb).toBe(climb);
  for (let step = 0; step < 120; step += 1) stepSplit(state, SETTINGS, 1 / 60);
  expect(walker.height).toBe(0);
  expect(state.cameras[0]?.y).toBeLessThanOrEqual(GROUND - 40);
});

test('A walker jumps by itself, and the landing shakes the cameras', () => {
  expect(after(0.8).walkers[0]?.height).toBe(0);
  expect(after(1.2).walkers[0]?.height).toBeGreaterThan(10);
  expect(after(1.2).shakeX).toBeCloseTo(0, 9);
  expect(Math.abs(after(1.8).shakeX)).toBeGreaterThan(0.1);
});

test('A shake never exceeds its strength, and ends after its duration', () => {
  const state = createSplit(createRandom(3));
  hit(state);
  let strongest = 0;
  for (let step = 0; step < 48; step += 1) {
    stepSplit(state, SETTINGS, 1 / 60);
    strongest = Math.max(strongest, Math.abs(state.shakeX), Math.abs(state.shakeY));
  }
  expect(strongest).toBeGreaterThan(1);
  expect(strongest).toBeLessThanOrEqual(SETTINGS.strength);
  stepSplit(state, SETTINGS, 0.1);
  expect([state.shakeX, state.shakeY].map(Math.abs)).toEqual([0, 0]);
});
